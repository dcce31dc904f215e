import type { Department } from '@sabuja/contract';
import type { Disposition } from '@sabuja/contract/rules/order-status';
import { refundLimits } from '@sabuja/contract/rules/refund-limits';
import type { PartKind } from '@sabuja/contract/rules/refused-units';
import { fail, type Paise, sumPaise, toPaise } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { hasAccount } from '../../identity/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder } from '../transitions-store.ts';
import { payRefund } from './pay-refund.ts';
import { checkAmount, type RefundableState, readRefundable } from './read-refundable.ts';
import { amountOfUnits, type RefundableLine } from './refundable-lines.ts';
import { findRefund, insertRefund, type RefundLine, type StaffRefund } from './refunds-store.ts';

export type RefundDeps = Pick<OrderDeps, 'db' | 'clock' | 'notify'>;

/** Returns whether a complaint with this number exists about an order; implemented by the complaints module. */
export type IsComplaintAbout = (tx: Tx, ticketNo: string, orderUid: string) => Promise<boolean>;

type RequestedLine = {
  item: string;
  /** By default, the first part of the line that has enough units left. */
  part?: PartKind | undefined;
  quantity: number;
  disposition: Disposition;
};

export type RefundRequest = {
  /** Chosen by the client, so that a request sent twice makes one refund. */
  id: string;
  target: StaffRefund['target'];
  reason: string;
  lines?: RequestedLine[] | undefined;
  /** An amount in rupees, instead of lines. */
  amount?: number | undefined;
  /** The number of the complaint for which it is made. */
  ticket_no?: string | undefined;
};

/**
 * Refunds lines of a delivered order, or an amount of it. A refund above the role's limit for one order is stored and
 * waits for a second person. Fails with NO_ORDER, NOT_DELIVERED, NOTHING_CHOSEN, NO_LINE, TOO_MUCH, TAKEN_OUTSIDE,
 * NO_SOURCE, NO_WALLET, NO_TICKET or ID_IN_USE, or as `payRefund` does.
 */
export function refundDeliveredOrder(
  deps: RefundDeps & { isComplaintAbout: IsComplaintAbout },
  actor: StaffActor,
  uid: string,
  request: RefundRequest,
) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, { uid });
    if (!order) return fail('NO_ORDER');
    const earlier = await findRefund(tx, request.id);
    if (earlier) return earlier.order_id === order.id ? undefined : fail('ID_IN_USE');
    const { ticket_no = null } = request;
    if (ticket_no !== null && !(await deps.isComplaintAbout(tx, ticket_no, uid)))
      return fail('NO_TICKET');
    const state = await readRefundable(tx, order);
    if (!state) return fail('NOT_DELIVERED');
    const chosen = chooseAmount(state, order.department, request);
    if ('code' in chosen) return chosen;
    const { amount, lines } = chosen;
    const exceeding = checkAmount(state, amount);
    if (exceeding) return exceeding;
    if (request.target === 'SOURCE' && amount > state.source)
      return fail('NO_SOURCE', { remaining: state.source });
    if (request.target === 'WALLET' && !(await hasAccount(tx, order.customer_id)))
      return fail('NO_WALLET');
    const needsApproval = amount > remainingAlone(actor, state.refunds);
    const refund = await insertRefund(
      tx,
      {
        uid: request.id.toLowerCase(),
        order_id: order.id,
        amount_paise: amount,
        target: request.target,
        reason: request.reason.trim(),
        ticket_no,
        needs_approval: needsApproval,
        requested_by: actor.memberId,
      },
      lines,
      now,
    );
    await recordRefund(
      tx,
      actor,
      needsApproval ? 'refund.request' : 'refund.pay',
      uid,
      refund,
      now,
    );
    if (needsApproval) return undefined;
    return payRefund(deps, tx, order, { refund, state, memberId: actor.memberId, now });
  });
}

/** Returns how much of an order a member may still refund alone, in paise; approved refunds are not subtracted. */
export function remainingAlone(
  { role, memberId }: Pick<StaffActor, 'role' | 'memberId'>,
  refunds: readonly StaffRefund[],
): Paise {
  const limit = refundLimits[role];
  if (limit === null) return Number.POSITIVE_INFINITY;
  const alone = refunds.filter(
    (refund) =>
      refund.state === 'PAID' && !refund.needs_approval && refund.requested_by === memberId,
  );
  return Math.max(0, toPaise(limit ?? 0) - sumPaise(alone.map((one) => one.amount_paise)));
}

/** Returns the amount of a request, and its lines with their amounts (paise). */
function chooseAmount(state: RefundableState, department: Department, request: RefundRequest) {
  if (request.lines === undefined) {
    const amount = request.amount === undefined ? 0 : toPaise(request.amount);
    return amount > 0 ? { amount, lines: [] } : fail('NOTHING_CHOSEN');
  }
  const lines: RefundLine[] = [];
  for (const { quantity, disposition, ...named } of request.lines) {
    const line = findLine(state, named, quantity);
    if (!line || lines.some((one) => isOf(one, line))) return fail('NO_LINE');
    const amount = quantity > line.left ? 0 : amountOfUnits(line, quantity);
    if (amount === 0) return fail('TOO_MUCH', { remaining: line.remaining });
    lines.push({
      line_no: line.item.line_no,
      kind: line.kind,
      quantity,
      amount_paise: amount,
      disposition: department === 'KITCHEN' ? 'WASTE' : disposition,
    });
  }
  const amount = sumPaise(lines.map((line) => line.amount_paise));
  return amount > 0 ? { amount, lines } : fail('NOTHING_CHOSEN');
}

function findLine(
  { lines }: RefundableState,
  { item, part }: Pick<RequestedLine, 'item' | 'part'>,
  quantity: number,
): RefundableLine | undefined {
  const parts = lines.filter(
    (line) => line.item.uid === item.toLowerCase() && (part ?? line.kind) === line.kind,
  );
  return parts.find(({ left }) => left >= quantity) ?? parts[0];
}

const isOf = ({ line_no, kind }: RefundLine, line: RefundableLine): boolean =>
  line_no === line.item.line_no && kind === line.kind;

/** Writes the audit entry of a refund's step. */
export const recordRefund = (
  tx: Tx,
  actor: StaffActor,
  action: 'refund.request' | 'refund.pay' | 'refund.approve' | 'refund.refuse',
  orderUid: string,
  { uid, amount_paise, target, reason, ticket_no }: StaffRefund,
  now: Date,
): Promise<void> =>
  recordAudit(
    tx,
    actor,
    {
      action,
      subject: 'order',
      subjectId: orderUid,
      after: { refund: uid, paise: amount_paise, target, ...(ticket_no && { ticket_no }) },
      reason,
    },
    now,
  );
