import type { TestMember } from './staff.ts';

/** The default delivery date of a round (IST). */
const ROUND_DATE = '2026-11-24';

/** Creates a round of a rider with packed orders, in the given sequence. */
export const createRound = (
  manager: TestMember,
  rider: Pick<TestMember, 'uid'>,
  uids: string[],
  delivery_date = ROUND_DATE,
) =>
  manager.api('POST /api/v1/staff/rounds', {
    body: { name: 'Patia', delivery_date, rider_uid: rider.uid, uids },
  });

/** The rider starts the delivery of an order. */
export const startDelivery = (rider: Pick<TestMember, 'api'>, uid: string) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/start', { params: { uid }, body: {} });
