import { days } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, lockKey, type Tx } from '../../platform/db/index.ts';

/**
 * Serializes transactions that use the codes of a number. When both are locked, the number is locked before
 * the caller.
 */
export const lockNumber = (tx: Tx, mobileNo: string) => lockKey(tx, `number ${mobileNo}`);

/** Serializes transactions that request codes from a caller's address. */
export const lockCaller = (tx: Tx, callerHash: string) => lockKey(tx, `caller ${callerHash}`);

const listSentTimes = (tx: Tx, since: Date, limit: number) =>
  tx
    .selectFrom('identity.otp_codes')
    .select('created_at')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit);

/** When codes were sent to a number, also under its pseudonym, in the last day, newest first. */
export async function listSentToNumber(
  tx: Tx,
  identifiers: readonly string[],
  now: Date,
  limit: number,
): Promise<Date[]> {
  const since = new Date(now.getTime() - days(1));
  const rows = await listSentTimes(tx, since, limit)
    .where('mobile_no', 'in', identifiers)
    .execute();
  return rows.map((row) => row.created_at);
}

/** When codes were requested from a caller's address in the last day, newest first. */
export async function listSentFromCaller(
  tx: Tx,
  callerHash: string,
  now: Date,
  limit: number,
): Promise<Date[]> {
  const since = new Date(now.getTime() - days(1));
  const rows = await listSentTimes(tx, since, limit).where('sent_from', '=', callerHash).execute();
  return rows.map((row) => row.created_at);
}

/** When the lock of a number expires; undefined when it is not locked. */
export async function findLockExpiry(
  tx: Tx,
  mobileNo: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('identity.otp_failures')
    .select('locked_until')
    .where('mobile_no', '=', mobileNo)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return row?.locked_until ?? undefined;
}

/** Counts a wrong code; `maxFailures` of them in a row within a day lock the number for a day. */
export async function recordFailure(
  tx: Tx,
  mobileNo: string,
  now: Date,
  maxFailures: number,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - days(1));
  const tomorrow = new Date(now.getTime() + days(1));
  await sql`
    insert into identity.otp_failures as f (mobile_no, failures, first_at, locked_until)
    values (${mobileNo}, 1, ${now}, case when ${maxFailures}::int <= 1 then ${tomorrow}::timestamptz end)
    on conflict (mobile_no) do update set
      failures = case when f.first_at < ${dayAgo} then 1 else f.failures + 1 end,
      first_at = case when f.first_at < ${dayAgo} then ${now} else f.first_at end,
      locked_until = case
        when f.first_at >= ${dayAgo} and f.failures + 1 >= ${maxFailures}::int then ${tomorrow}::timestamptz end
  `.execute(tx);
}

export const clearFailures = (tx: Tx, mobileNo: string) =>
  tx.deleteFrom('identity.otp_failures').where('mobile_no', '=', mobileNo).execute();

export const insertCode = (
  tx: Tx,
  code: {
    mobile_no: string;
    sent_from: string;
    code_hash: Buffer;
    created_at: Date;
    expires_at: Date;
  },
) =>
  tx
    .insertInto('identity.otp_codes')
    .values({ ...code, used_at: null })
    .execute();

/** The active code of a number, locked: the newest, unless it is used, expired or had too many attempts. */
export async function lockActiveCode(tx: Tx, mobileNo: string, now: Date, maxAttempts: number) {
  const newest = await tx
    .selectFrom('identity.otp_codes')
    .selectAll()
    .where('mobile_no', '=', mobileNo)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!newest || newest.used_at || newest.expires_at <= now) return undefined;
  return newest.wrong_tries >= maxAttempts ? undefined : newest;
}

/** Retains when codes were sent to a number, under its pseudonym and without their hashes. */
export const pseudonymizeCodes = (tx: Tx, mobileNo: string, pseudonym: string) =>
  tx
    .updateTable('identity.otp_codes')
    .set({ mobile_no: pseudonym, code_hash: Buffer.alloc(0) })
    .where('mobile_no', '=', mobileNo)
    .execute();

export const countWrongAttempt = (tx: Tx, id: number) =>
  tx
    .updateTable('identity.otp_codes')
    .set((e) => ({ wrong_tries: e('wrong_tries', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const markUsed = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('identity.otp_codes').set({ used_at: now }).where('id', '=', id).execute();

/** Purges codes and locks that no limit counts any more. */
export async function purgeOldCodes(db: Db, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - days(2));
  await db.deleteFrom('identity.otp_codes').where('created_at', '<', cutoff).execute();
  await db.deleteFrom('identity.otp_failures').where('first_at', '<', cutoff).execute();
}
