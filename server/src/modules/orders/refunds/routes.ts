import { staffOrderRefundCalls } from '@sabuja/contract';
import { fail, formatPaise, formatRupees, isFailure, type Locale, type Paise } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  type StaffActor,
} from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import type { OrderDeps } from '../deps.ts';
import { approveRefund, refuseRefund } from './decide-refund.ts';
import { type IsComplaintAbout, refundDeliveredOrder } from './refund-order.ts';
import { findRefundable, listRefundRequests } from './refund-views.ts';

const problems = {
  NO_ORDER: () => ({ status: 404, message: 'This order was not found.' }),
  NO_REFUND: () => ({ status: 404, message: 'This refund was not found.' }),
  NOT_DELIVERED: () => ({ status: 409, message: 'Only a delivered order can be refunded here.' }),
  NOTHING_CHOSEN: () => ({ status: 422, message: 'Please choose items or enter an amount.' }),
  NO_LINE: () => ({ status: 422, message: 'This line is not part of the order.', field: 'lines' }),
  TOO_MUCH: ({ remaining }: { remaining: Paise }) => ({
    status: 409,
    message: text`Only ${formatPaise(remaining)} can still be refunded.`,
    field: 'amount',
  }),
  TAKEN_OUTSIDE: ({ taken, remaining }: { taken: Paise; remaining: Paise }) => ({
    status: 409,
    message: text`${formatPaise(taken)} of the payment went back outside the shop. Only ${formatPaise(remaining)} can still be refunded.`,
    field: 'amount',
  }),
  NO_SOURCE: ({ remaining }: { remaining: Paise }) => ({
    status: 409,
    message: text`Only ${formatPaise(remaining)} can go back to where the order was paid from. Please choose the wallet.`,
    field: 'target',
  }),
  NO_WALLET: () => ({
    status: 409,
    message:
      'The customer has no account any more: please refund to where the order was paid from.',
    field: 'target',
  }),
  CASH_TO_RETURN: ({ amount }: { amount: number }) => ({
    status: 409,
    message: text`The rider has ${formatRupees(amount)} in cash to give back for this order. Please confirm that first.`,
  }),
  NO_TICKET: () => ({
    status: 422,
    message: 'This complaint is not about this order.',
    field: 'ticket_no',
  }),
  ID_IN_USE: () => ({ status: 409, message: 'Please open the refund again.' }),
  OWN_REQUEST: () => ({ status: 403, message: 'Another person must approve your refund.' }),
  DECIDED: () => ({ status: 409, message: 'This refund was decided already.' }),
  NOT_PERMITTED: () => ({ status: 403, message: 'Your role does not allow this.' }),
} satisfies ProblemsOf<typeof staffOrderRefundCalls>;

export function staffOrderRefundRoutes(
  context: MountContext,
  deps: OrderDeps & { isComplaintAbout: IsComplaintAbout },
): void {
  const { db } = deps;
  const read = async (actor: StaffActor, uid: string, locale: Locale) =>
    (await findRefundable(db, { actor, locale }, uid)) ?? fail('NO_ORDER');
  mountCalls(context, {
    calls: staffOrderRefundCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/orders/{uid}/refundable': ({ actor, params, locale }) =>
        read(actor, params.uid, locale),
      'POST /api/v1/staff/orders/{uid}/refunds': async ({ actor, params, body, locale }) => {
        const failure = await refundDeliveredOrder(deps, actor, params.uid, body);
        return isFailure(failure) ? failure : read(actor, params.uid, locale);
      },
      'GET /api/v1/staff/refund-requests': async ({ actor, locale }) => ({
        results: await listRefundRequests(db, { actor, locale }),
      }),
      'POST /api/v1/staff/refund-requests/{uid}/approve': async ({ actor, params, locale }) => {
        const outcome = await approveRefund(deps, actor, params.uid);
        return isFailure(outcome) ? outcome : read(actor, outcome.orderUid, locale);
      },
      'POST /api/v1/staff/refund-requests/{uid}/refuse': async ({ actor, params, locale }) => {
        const outcome = await refuseRefund(deps, actor, params.uid);
        return isFailure(outcome) ? outcome : read(actor, outcome.orderUid, locale);
      },
    },
  });
}
