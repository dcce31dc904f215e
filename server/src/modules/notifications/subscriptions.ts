import type { PushSubscriptionKeys } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { text } from '../../platform/texts/index.ts';

/** A browser of a signed-in customer; it gets the customer's messages until that session ends. */
type Subscriber = { customerId: number; sessionId: string };

/** Limit per customer, because each message is encrypted and sent for every browser. */
const MAX_SUBSCRIPTIONS = 10;

/**
 * Stores the push subscription of a browser. A browser has one subscription: the next customer who signs in there takes
 * it over. Fails with NO_PUSH_SERVICE for an endpoint of any other host, since the shop sends requests to it.
 */
export async function subscribe(
  { db, isPushService }: { db: Db; isPushService: (url: URL) => boolean },
  { customerId, sessionId }: Subscriber,
  { endpoint, keys }: { endpoint: string; keys: PushSubscriptionKeys },
  now: Date,
) {
  if (!URL.canParse(endpoint) || !isPushService(new URL(endpoint))) return fail('NO_PUSH_SERVICE');
  const row = { customer_id: customerId, session_id: sessionId, ...keys, created_at: now };
  await db
    .insertInto('notifications.push_subscriptions')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  await deleteOldest(db, customerId);
  return { message: text`You will be notified in this browser.` };
}

const deleteOldest = (db: Db, customerId: number) =>
  db
    .deleteFrom('notifications.push_subscriptions')
    .where('endpoint', 'in', (e) =>
      e
        .selectFrom('notifications.push_subscriptions')
        .select('endpoint')
        .where('customer_id', '=', customerId)
        .orderBy('created_at', 'desc')
        .offset(MAX_SUBSCRIPTIONS),
    )
    .execute();

/** Deletes the subscription of one of the customer's browsers. */
export const unsubscribe = (db: Db, customerId: number, endpoint: string) =>
  db
    .deleteFrom('notifications.push_subscriptions')
    .where('customer_id', '=', customerId)
    .where('endpoint', '=', endpoint)
    .execute();

export const findSubscription = (db: Db, endpoint: string) =>
  db
    .selectFrom('notifications.push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();

export const deleteSubscription = (db: Db, endpoint: string) =>
  db.deleteFrom('notifications.push_subscriptions').where('endpoint', '=', endpoint).execute();

/** Deletes the push subscriptions of a session that ends, and the messages to them. */
export async function deleteSessionSubscriptions(tx: Db | Tx, sessionId: string): Promise<void> {
  const endpoints = tx
    .selectFrom('notifications.push_subscriptions')
    .select('endpoint')
    .where('session_id', '=', sessionId);
  await tx
    .deleteFrom('notifications.outbox')
    .where('channel', '=', 'push')
    .where('recipient', 'in', endpoints)
    .execute();
  await tx
    .deleteFrom('notifications.push_subscriptions')
    .where('session_id', '=', sessionId)
    .execute();
}
