import type { TestMember } from './staff.ts';

/** Day of a round that a test does not name (IST). */
const ROUND_DATE = '2026-11-24';

/** Puts packed orders into a round of a rider, in this sequence. */
export const createRound = (
  manager: TestMember,
  rider: Pick<TestMember, 'uid'>,
  uids: string[],
  delivery_date = ROUND_DATE,
) =>
  manager.api('POST /api/v1/staff/rounds', {
    body: { name: 'Patia', delivery_date, rider_uid: rider.uid, uids },
  });

/** The rider takes an order along. */
export const startDelivery = (rider: Pick<TestMember, 'api'>, uid: string) =>
  rider.api('POST /api/v1/staff/deliveries/{uid}/start', { params: { uid }, body: {} });
