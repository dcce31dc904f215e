import { createHash } from 'node:crypto';
import { fail } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

type Answer = { data: string[] };
export type Attempt = { customerId: number; key: string; request: unknown };

/**
 * Claims an idempotency key for an order about to be placed, with the answer it will have. One that
 * was claimed before gives the first answer back; a request under way with the same key is waited
 * for. A roll-back frees the key.
 */
export async function claimKey(tx: Tx, attempt: Attempt, answer: Answer, now: Date) {
  const hash = createHash('sha256').update(JSON.stringify(attempt.request)).digest();
  const claimed = await tx
    .insertInto('orders.idempotency_keys')
    .values({
      customer_id: attempt.customerId,
      key: attempt.key,
      request_hash: hash,
      answer,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const first = await tx
    .selectFrom('orders.idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('customer_id', '=', attempt.customerId)
    .where('key', '=', attempt.key)
    .executeTakeFirstOrThrow();
  return first.request_hash.equals(hash) ? first.answer : fail('KEY_REUSED');
}

/** Forgets keys older than a week: no browser repeats a request that long after. */
export const forgetOldKeys = (tx: Db | Tx, now: Date) =>
  sql`delete from orders.idempotency_keys where created_at < ${now}::timestamptz - interval '7 days'`.execute(
    tx,
  );
