import type { Paise } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { type Db, lockKey, type Tx } from '../../platform/db/index.ts';
import type { AttemptRow, Purpose } from './tables.ts';

export type Attempt = Selectable<AttemptRow>;
export type OrderPart = { uid: string; amount: Paise };

export type NewAttempt = {
  /** The name of the provider that takes the payment. */
  provider: string;
  /** Null when the account was deleted. */
  customerId: number | null;
  purpose: Purpose;
  amount: Paise;
  receipt: string;
  orders: readonly OrderPart[];
  subscriptionId: number | undefined;
  subscriptionVersion: number | undefined;
  now: Date;
  checkAt: Date;
  /** Until when a payment link can be paid; only set for links. */
  linkExpiresAt?: Date;
};

const orderKeyOf = (orders: readonly OrderPart[]): string =>
  orders
    .map((order) => order.uid)
    .sort()
    .join(' ');

/** Inserts an attempt; returns the open attempt of exactly these orders instead, if there is one. */
export async function openAttempt(tx: Tx, newAttempt: NewAttempt): Promise<Attempt> {
  const order_key = newAttempt.purpose === 'ORDER' ? orderKeyOf(newAttempt.orders) : null;
  const created = await tx
    .insertInto('payments.attempts')
    .values({
      provider: newAttempt.provider,
      customer_id: newAttempt.customerId,
      purpose: newAttempt.purpose,
      receipt: newAttempt.receipt,
      amount_paise: newAttempt.amount,
      subscription_id: newAttempt.subscriptionId ?? null,
      subscription_version: newAttempt.subscriptionVersion ?? null,
      order_key,
      provider_order_id: null,
      created_at: newAttempt.now,
      ask_at: newAttempt.checkAt,
      link_expires_at: newAttempt.linkExpiresAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!created) return findOpenAttempt(tx, order_key);
  const parts = newAttempt.orders.map(({ uid, amount }) => ({
    attempt_id: created.id,
    order_uid: uid,
    amount_paise: amount,
  }));
  if (parts.length > 0) await tx.insertInto('payments.attempt_orders').values(parts).execute();
  return created;
}

const findOpenAttempt = (tx: Tx, orderKey: string | null): Promise<Attempt> =>
  tx
    .selectFrom('payments.attempts')
    .selectAll()
    .where('order_key', '=', orderKey)
    .where('state', 'in', ['NEW', 'OPEN'])
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();

/**
 * Returns how many recharges a customer has begun since a time and not paid. Holds a lock until the transaction ends,
 * so that recharges begun at once are counted one after the other.
 */
export async function countUnpaidRecharges(
  tx: Tx,
  customerId: number,
  since: Date,
): Promise<number> {
  await lockKey(tx, `recharge ${customerId}`);
  const { count } = await tx
    .selectFrom('payments.attempts')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('purpose', '=', 'WALLET')
    .where('state', '<>', 'PAID')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores the id of the provider's order; the attempt can be paid from now on. */
export const setProviderOrder = (db: Db | Tx, id: number, providerOrderId: string) =>
  db
    .updateTable('payments.attempts')
    .set({ provider_order_id: providerOrderId, state: 'OPEN' })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .execute();

/**
 * Returns the attempt of a provider's order and locks it, so that reports about it are applied one at a time. Returns
 * undefined for an order of another provider.
 */
export const lockAttempt = (
  tx: Tx,
  { provider, orderId }: { provider: string; orderId: string },
): Promise<Attempt | undefined> =>
  tx
    .selectFrom('payments.attempts')
    .selectAll()
    .where('provider_order_id', '=', orderId)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();

/** The attempt for which a provider created this order; undefined for an order that is not this shop's. */
export const findAttempt = (db: Db | Tx, providerOrderId: string): Promise<Attempt | undefined> =>
  db
    .selectFrom('payments.attempts')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst();

export async function listAttemptOrders(db: Db | Tx, attemptId: number): Promise<OrderPart[]> {
  return db
    .selectFrom('payments.attempt_orders')
    .select(['order_uid as uid', 'amount_paise as amount'])
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** Returns all attempts for any of these orders that have a provider order and so could have been paid. */
export const listAttempts = (db: Db | Tx, orderUids: readonly string[]): Promise<Attempt[]> =>
  db
    .selectFrom('payments.attempts')
    .selectAll()
    .where('provider_order_id', 'is not', null)
    .where('id', 'in', (e) =>
      e
        .selectFrom('payments.attempt_orders')
        .select('attempt_id')
        .where('order_uid', 'in', orderUids),
    )
    .orderBy('id')
    .execute();

export const setAttemptState = (tx: Db | Tx, id: number, state: Attempt['state']) =>
  tx.updateTable('payments.attempts').set({ state }).where('id', '=', id).execute();
