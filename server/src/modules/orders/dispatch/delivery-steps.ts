import { dueAfter } from '@sabuja/contract/rules/refused-units';
import { fail, isFailure, toPaise } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { findOpenLink, listPaidByLink } from '../../payments/index.ts';
import { billRefusal, creditRefusal } from '../billing/bill-refusal.ts';
import { recordCashToReturn } from '../cash/cash-to-return.ts';
import { type PlannedRefusal, planRefusal, type RefusedUnits } from '../refusals/plan-refusal.ts';
import type { LockedOrder } from '../transitions-store.ts';
import { needsSecondPerson } from '../undo/last-transition.ts';
import { type DeviceAction, recordAction, type Sent } from './device-actions.ts';
import { revealRecipient } from './reveal-recipient.ts';

/** A rider's report about an order that was handed over; `collected` in rupees. */
export type DeliveryReport = Sent & {
  code?: string;
  reason?: string;
  collected?: number;
  refused?: readonly RefusedUnits[];
  has_photo?: boolean;
  despite_link?: boolean;
};

type ReceivedReport = { action: DeviceAction; report: DeliveryReport; now: Date };

/**
 * Records a rider's report about an order that is already recorded as delivered: cash that was collected although the
 * link was paid must be returned. Fails with DELIVERED_ALREADY when the report contains refused units that were not
 * recorded with the delivery.
 */
export async function reportLate(
  tx: Tx,
  rider: StaffActor,
  order: LockedOrder,
  { action, report, now }: ReceivedReport,
) {
  const { id } = order;
  const { refused_at } = await tx
    .selectFrom('orders.orders')
    .select('refused_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (report.refused && refused_at === null) return fail('DELIVERED_ALREADY');
  await recordAction(tx, rider, id, action, 'done', now);
  await recordCashToReturn(tx, rider, order, action.reportedCash, now);
  return undefined;
}

/** Returns the steps of a delivery: refused units lower the bill before it, and get a credit note after it. */
export function deliverySteps(rider: StaffActor, received: ReceivedReport) {
  const { action, report, now } = received;
  const { collected, refused = [], despite_link: isDespiteLink = false } = report;
  let refusal: PlannedRefusal | undefined;
  return {
    before: async (tx: Tx, order: LockedOrder) => {
      const { uid, pending_paise: pending } = order;
      // Another device may have opened a link in the meantime.
      if (pending > 0 && !isDespiteLink && (await findOpenLink(tx, uid))) return fail('UPI_OPEN');
      if (refused.length > 0 && (await needsSecondPerson(tx, order.id, rider)))
        return fail('SECOND_PERSON_NEEDED');
      const planned = refused.length > 0 ? await planRefusal(tx, order, refused) : undefined;
      if (isFailure(planned)) return planned;
      const due = dueAfter(pending, planned?.amount ?? 0);
      if (collected !== undefined && toPaise(collected) !== due) {
        const isPaidByLink = pending === 0 && (await listPaidByLink(tx, [uid])).size > 0;
        if (!isPaidByLink) return fail('OTHER_AMOUNT');
      }
      refusal = planned;
      if (planned) await billRefusal(tx, rider, order, planned, now);
      return undefined;
    },
    after: async (tx: Tx, order: LockedOrder, deliveredAt: Date) => {
      if (report.code !== undefined) await revealRecipient(tx, order.customer_id);
      await recordCashToReturn(tx, rider, order, action.reportedCash, deliveredAt);
      if (refusal) await creditRefusal(tx, order.id, refusal, now);
    },
    late: (tx: Tx, order: LockedOrder) => reportLate(tx, rider, order, received),
  };
}
