import type { AttentionItem } from '@sabuja/contract';
import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { listFailedMessages } from '../notifications/index.ts';
import { countRefundRequests, listStuckOrders } from '../orders/index.ts';
import { listStuckRefunds, listUnplacedPayments, type StuckRefund } from '../payments/index.ts';

/** What goes on only when a person looks into it, oldest first; amounts in rupees. */
export async function listAttention(db: Db | Tx, now: Date): Promise<AttentionItem[]> {
  const resolved = await listResolved(db);
  const except = (kind: AttentionKind) =>
    resolved.filter((one) => one.kind === kind).map(({ subject }) => subject);
  const resolvedRefunds = refundStates.flatMap((state) =>
    except(kindOfRefund[state]).map((subject) => `${state} ${subject}`),
  );
  const refunds = await listStuckRefunds(db, now, resolvedRefunds);
  const payments = await listUnplacedPayments(db, now, except('PAYMENT_STUCK'));
  const orders = await listStuckOrders(db, now);
  const messages = await listFailedMessages(db, except('MESSAGE_FAILED'));
  const rules = await db
    .selectFrom('back_office.broken_rules')
    .selectAll()
    .orderBy('rule')
    .execute();
  const items: AttentionItem[] = [
    ...refunds.map(toRefundItem),
    ...payments.map(({ id, amount, at, status, state }) => ({
      ...describe('PAYMENT_STUCK', id, at),
      amount: toRupees(amount),
      details: `${id}: ${status}`,
      can_retry: state === 'NEW' || state === 'OPEN',
    })),
    ...orders.map(({ uid, status, final_paise, created_at }) => ({
      ...describe('ORDER_STUCK', uid, created_at),
      ...orderOf(uid),
      amount: toRupees(final_paise),
      details: status,
      can_resolve: false,
    })),
    ...messages.map(({ id, channel, template, provider_answer, created_at }) => ({
      ...describe('MESSAGE_FAILED', String(id), created_at),
      details: [`${channel} ${template}`, provider_answer].filter(Boolean).join(': '),
      can_retry: true,
    })),
    ...rules.map(({ rule, rows, since }) => ({
      ...describe('RULE_BROKEN', rule, since),
      details: `${rule} (${rows})`,
      can_retry: true,
      can_resolve: false,
    })),
  ];
  return items.sort((a, b) => a.since.localeCompare(b.since));
}

/** How much needs somebody; for who decides on refunds, requests for approval are counted too. */
export async function countAttention(db: Db | Tx, role: StaffRole, now: Date): Promise<number> {
  const items = await listAttention(db, now);
  const requests = mayStaff(role, 'refunds.approve') ? await countRefundRequests(db) : 0;
  return items.length + requests;
}

const describe = (kind: AttentionKind, id: string, since: Date): AttentionItem => ({
  kind,
  id,
  amount: null,
  order_uid: null,
  order_no: null,
  details: '',
  since: since.toISOString(),
  can_retry: false,
  can_resolve: true,
});

const orderOf = (uid: string | null) => ({
  order_uid: uid,
  order_no: uid === null ? null : orderNumber(uid),
});

const kindOfRefund: Record<StuckRefund['state'], AttentionKind> = {
  REFUSED: 'REFUND_REFUSED',
  FAILED: 'REFUND_FAILED',
  PENDING: 'REFUND_LATE',
  WAITING: 'REFUND_LATE',
};
const refundStates = ['REFUSED', 'FAILED', 'PENDING', 'WAITING'] as const;

const toRefundItem = ({ id, state, orderUid, amount, reason, at }: StuckRefund) => ({
  ...describe(kindOfRefund[state], String(id), at),
  ...orderOf(orderUid),
  amount: toRupees(amount),
  details: reason ?? '',
  can_retry: state === 'REFUSED',
});

const listResolved = (db: Db | Tx) =>
  db.selectFrom('back_office.resolutions').select(['kind', 'subject']).execute();
