import { createHash } from 'node:crypto';
import { fail } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { lockCustomer } from '../identity/index.ts';

export const MAX_IDEMPOTENCY_KEY_LENGTH = 200;

type StoredResponse = { data: string[] };
export type KeyClaim = { customerId: number; key: string; request: unknown };

/**
 * Claims an idempotency key for an order about to be placed and stores its response. Returns undefined
 * when the key is new, otherwise the stored response; fails with KEY_REUSED when the stored request
 * differs. Waits for a concurrent request with the same key. A rollback frees the key.
 */
export async function claimIdempotencyKey(
  tx: Tx,
  claim: KeyClaim,
  response: StoredResponse,
  now: Date,
) {
  const hash = createHash('sha256').update(JSON.stringify(claim.request)).digest();
  const claimed = await tx
    .insertInto('orders.idempotency_keys')
    .values({
      customer_id: claim.customerId,
      key: claim.key,
      request_hash: hash,
      answer: response,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const stored = await tx
    .selectFrom('orders.idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('customer_id', '=', claim.customerId)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  return stored.request_hash.equals(hash) ? stored.answer : fail('KEY_REUSED');
}

/**
 * Returns what was placed with a customer's own key; `data` is empty when nothing was. Waits for an order that is being
 * placed, so that nothing found now is not placed a moment later by the request that asked first.
 */
export const findPlacedByKey = (db: Db, customerId: number, key: string): Promise<StoredResponse> =>
  inTransaction(db, async (tx) => {
    // Held by whoever places an order of theirs.
    await lockCustomer(tx, customerId);
    const row = await tx
      .selectFrom('orders.idempotency_keys')
      .select('answer')
      .where('customer_id', '=', customerId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.answer ?? { data: [] };
  });

/** Purges keys older than a week: no browser retries a request after that. */
export const purgeOldIdempotencyKeys = (tx: Db | Tx, now: Date) =>
  sql`delete from orders.idempotency_keys where created_at < ${now}::timestamptz - interval '7 days'`.execute(
    tx,
  );
