import type { PushSubscriptionKeys } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The browser of a signed-in customer: messages for them go there until that session ends. */
type Subscriber = { customerId: number; sessionId: string };

/** More browsers than anyone uses; each message is encrypted for every one of them. */
const MAX_SUBSCRIPTIONS = 10;

/**
 * Keeps where a browser can be reached. One browser has one subscription: whoever signs in there next
 * takes it over. Fails with NO_PUSH_SERVICE for an address that is no push service's: the shop sends
 * requests to it.
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
  return { message: 'You will be notified in this browser.' };
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

/** A customer's browser wants no messages any more. */
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

/** Whoever signs out of a browser is told nothing there any more; what was sent there goes with it. */
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
