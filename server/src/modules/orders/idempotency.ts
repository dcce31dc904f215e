import { createHash } from 'node:crypto';
import { addTime, days, fail } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import { lockCustomer } from '../identity/index.ts';

type StoredResponse = { data: string[] };
export type KeyClaim = { customerId: number; key: string; request: unknown };

export type KeyRow = { key: string; hash: Buffer; response: string; now: Date };
export const toKeyRow = ({ key, request }: KeyClaim, response: StoredResponse, now: Date) =>
  ({ key, hash: hashOf(request), response: JSON.stringify(response), now }) satisfies KeyRow;

/**
 * The statement that claims an idempotency key for an order about to be placed and stores its response, for the
 * customer whose row `buyer` has locked. Writes nothing when the key was claimed before; waits for a concurrent request
 * with the same key. A rollback frees the key.
 */
export const claimKeyStatement = ({ key, hash, response, now }: KeyRow) => sql`
  insert into orders.idempotency_keys (customer_id, key, request_hash, answer, created_at)
  select id, ${key}, ${hash}::bytea, ${response}::jsonb, ${now}::timestamptz
  from buyer on conflict do nothing returning key`;

/** Returns the response stored under a claimed key; fails with KEY_REUSED when a different request claimed the key. */
export async function findStoredResponse(tx: Tx, claim: KeyClaim) {
  const stored = await tx
    .selectFrom('orders.idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('customer_id', '=', claim.customerId)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  return stored.request_hash.equals(hashOf(claim.request)) ? stored.answer : fail('KEY_REUSED');
}

const hashOf = (request: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(request)).digest();

/**
 * Returns the response stored under a customer's own key; `data` is empty when no order was placed with it. Waits for
 * an order that is being placed, so that an empty result is not outdated a moment later.
 */
export const findPlacedByKey = (db: Db, customerId: number, key: string): Promise<StoredResponse> =>
  inTransaction(db, async (tx) => {
    // Placing an order of this customer holds the same lock.
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
  tx
    .deleteFrom('orders.idempotency_keys')
    .where('created_at', '<', addTime(now, -days(7)))
    .execute();
