import type { Paise } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ProviderPayment } from './provider.ts';
import type { PaymentRow, Purpose } from './tables.ts';

export type KnownPayment = Selectable<PaymentRow>;

/** What is told of a payment may be old: it only ever goes this way. `failed` is not the end. */
const forward = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;

const later = (a: ProviderPayment['status'], b: ProviderPayment['status']) =>
  forward.indexOf(a) > forward.indexOf(b) ? a : b;

/** Remembers what is told of a payment; its attempt must be locked. Answers all that is known of it then. */
export async function recordPayment(
  tx: Tx,
  attemptId: number,
  told: ProviderPayment,
  now: Date,
): Promise<KnownPayment> {
  const known = await findPayment(tx, told.id);
  if (known) return known.attempt_id === attemptId ? advance(tx, known, told) : otherOrder(told.id);
  return tx
    .insertInto('payments.payments')
    .values({
      payment_id: told.id,
      attempt_id: attemptId,
      amount_paise: told.amount,
      currency: told.currency,
      status: told.status,
      method: told.method,
      returned_paise: told.amountRefunded,
      first_heard_at: now,
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Once it is settled, what the provider gives back is the shop's own refunds. */
async function advance(tx: Tx, known: KnownPayment, told: ProviderPayment): Promise<KnownPayment> {
  const next = {
    status: later(known.status, told.status),
    returned_paise: known.settled_at
      ? known.returned_paise
      : Math.max(known.returned_paise, told.amountRefunded),
  };
  if (next.status === known.status && next.returned_paise === known.returned_paise) return known;
  return tx
    .updateTable('payments.payments')
    .set(next)
    .where('payment_id', '=', known.payment_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function otherOrder(paymentId: string): never {
  throw new Error(`payment ${paymentId} was told of two orders`);
}

export const findPayment = (db: Db | Tx, paymentId: string): Promise<KnownPayment | undefined> =>
  db
    .selectFrom('payments.payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

export const setSettled = (tx: Tx, paymentId: string, now: Date) =>
  tx
    .updateTable('payments.payments')
    .set({ settled_at: now })
    .where('payment_id', '=', paymentId)
    .execute();

type Use = { paymentId: string; purpose: Purpose; orderUid: string | null; amount: Paise };

/** Writes what a settled payment was used for. */
export const insertUse = (tx: Tx, use: Use, now: Date) =>
  tx
    .insertInto('payments.uses')
    .values({
      payment_id: use.paymentId,
      purpose: use.purpose,
      order_uid: use.orderUid,
      amount_paise: use.amount,
      used_at: now,
    })
    .execute();

/** The payment that paid an order, and how much of it. */
export const findUse = (
  db: Db | Tx,
  orderUid: string,
): Promise<{ paymentId: string; amount: Paise } | undefined> =>
  db
    .selectFrom('payments.uses')
    .select(['payment_id as paymentId', 'amount_paise as amount'])
    .where('order_uid', '=', orderUid)
    .executeTakeFirst();
