import { createHmac } from 'node:crypto';
import { addDays, fromIstClock, type IstDate, istDate } from '@sabuja/kit';
import type { Payment, Refund } from './entities.ts';
import { idOf } from './ids.ts';
import { noSettlementChanges } from './mode.ts';
import { unknownId } from './problem.ts';
import type { OperationContext } from './service.ts';

/** A line of a settlement, as the real API returns it. */
export type SettlementLine = ReturnType<typeof toLine>;

export type Settlement = {
  id: string;
  entity: 'settlement';
  amount: number;
  status: 'processed';
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
};

/** Returns the lines of the settlement of a day (IST), oldest first. */
export async function listSettlementLines(
  { store, mode, now, keys }: OperationContext,
  day: IstDate,
): Promise<SettlementLine[]> {
  const settledAt = settlementTime(day);
  if (settledAt > now) return [];
  const batch = batchOf(keys.accountId, day, settledAt);
  const changes = mode.settlements ?? noSettlementChanges;
  const payments = await store.payments();
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const settled = [
    ...payments.filter(({ captured }) => captured).map((payment) => ({ payment })),
    ...(await store.refunds())
      .filter(({ status, payment_id }) => status === 'processed' && isKnown(byId, payment_id))
      .map((refund) => ({ refund, payment: byId.get(refund.payment_id) })),
  ]
    .filter(
      (entry) => settlementDay(timeOf(entry)) === day && !changes.missing.includes(keyOf(entry)),
    )
    .sort((a, b) => timeOf(a) - timeOf(b));
  const lines = settled.map((entry) => {
    const line = toLine(entry, changes.amounts[keyOf(entry)], batch);
    return changes.faulty?.includes(keyOf(entry)) ? { ...line, tax: line.fee + 1 } : line;
  });
  const strangers = changes.unknown
    .filter((stranger) => stranger.day === day)
    .map(({ amount }, n) => strangerLine(idOf('pay', `stranger ${day} ${n}`), amount, batch));
  return [...lines, ...strangers];
}

/** Returns a settlement by its id; its amount is what was transferred to the bank. */
export async function findSettlement(context: OperationContext, id: string): Promise<Settlement> {
  for (let back = 0; back < 400; back++) {
    const day = addDays(istDate(new Date(context.now * 1000)), -back);
    if (settlementId(context.keys.accountId, day) !== id) continue;
    const lines = await listSettlementLines(context, day);
    if (lines.length === 0) break;
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    return {
      id,
      entity: 'settlement',
      amount: sum(lines.map(({ credit, debit }) => credit - debit)),
      status: 'processed',
      fees: sum(lines.map(({ fee }) => fee)),
      tax: sum(lines.map(({ tax }) => tax)),
      utr: batchOf(context.keys.accountId, day, settlementTime(day)).utr,
      created_at: settlementTime(day),
    };
  }
  throw unknownId();
}

type Entry = { payment: Payment | undefined; refund?: Refund };
type Batch = { id: string; utr: string; settledAt: number };

const isKnown = (payments: ReadonlyMap<string, Payment>, id: string): boolean =>
  payments.get(id)?.captured === true;
const timeOf = ({ payment, refund }: Entry): number =>
  refund?.created_at ?? payment?.captured_at ?? payment?.created_at ?? 0;
const keyOf = ({ payment, refund }: Entry): string => refund?.id ?? payment?.id ?? '';

/** Returns the settlement day of a capture or refund: two days later, or Monday if that is a Sunday. */
function settlementDay(unixSeconds: number): IstDate {
  const day = addDays(istDate(new Date(unixSeconds * 1000)), 2);
  return new Date(`${day}T12:00:00Z`).getUTCDay() === 0 ? addDays(day, 1) : day;
}

/** Returns the time at which a day is settled, 11:00 IST, in unix seconds. */
const settlementTime = (day: IstDate): number => fromIstClock(`${day}T11:00`).getTime() / 1000;

const settlementId = (account: string, day: IstDate): string => idOf('setl', `${account} ${day}`);

const batchOf = (account: string, day: IstDate, settledAt: number): Batch => ({
  id: settlementId(account, day),
  utr: `UTIB${createHmac('sha256', account).update(day).digest('hex').slice(0, 12).toUpperCase()}`,
  settledAt,
});

/** Returns the settlement line of a payment or refund. `changedAmount` replaces its amount, but not its fee. */
function toLine({ payment, refund }: Entry, changedAmount: number | undefined, batch: Batch) {
  const amount = changedAmount ?? refund?.amount ?? payment?.amount ?? 0;
  const fee = refund ? 0 : (payment?.fee ?? 0);
  return {
    entity_id: refund?.id ?? payment?.id ?? '',
    type: refund ? ('refund' as const) : ('payment' as const),
    debit: refund ? amount : 0,
    credit: refund ? 0 : amount - fee,
    amount,
    currency: payment?.currency ?? 'INR',
    fee,
    tax: refund ? 0 : (payment?.tax ?? 0),
    on_hold: false,
    settled: true,
    created_at: timeOf({ payment, ...(refund && { refund }) }),
    settled_at: batch.settledAt,
    settlement_id: batch.id,
    posted_at: null,
    credit_type: 'default',
    description: payment?.description ?? null,
    notes: '{}',
    payment_id: refund?.payment_id ?? null,
    settlement_utr: batch.utr,
    order_id: payment?.order_id ?? null,
    order_receipt: null,
    method: payment?.method ?? null,
    card_network: payment?.card?.network ?? null,
    card_issuer: null,
    card_type: payment?.card?.type ?? null,
    dispute_id: null,
  };
}

/** Returns the settlement line of a payment that the shop does not know. */
const strangerLine = (id: string, amount: number, batch: Batch): SettlementLine => ({
  ...toLine({ payment: undefined }, amount, batch),
  entity_id: id,
  created_at: batch.settledAt,
  method: 'upi',
});
