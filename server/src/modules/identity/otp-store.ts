import { addTime, days } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, lockKey, type Tx } from '../../platform/db/index.ts';
import type { Requester } from './requester.ts';

/** Serializes transactions that use the codes of a number. The lock order is: number, client, codes above budgets. */
export const lockNumber = (tx: Tx, mobileNo: string) => lockKey(tx, `number ${mobileNo}`);

/** Serializes transactions that request codes from a client's address. */
export const lockClient = (tx: Tx, clientHash: string) => lockKey(tx, `caller ${clientHash}`);

/** Serializes transactions that send codes above the budgets of their clients, so that they are counted exactly. */
export const lockCodesAboveBudgets = (tx: Tx) => lockKey(tx, 'codes above budgets');

const listSentTimes = (tx: Tx, since: Date, limit: number) =>
  tx
    .selectFrom('identity.otp_codes')
    .select('created_at')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit);

/** The times at which codes of a budget were sent to a number or its pseudonym in the last day, newest first. */
export async function listSentToNumber(
  tx: Tx,
  { identifiers, budget }: { identifiers: readonly string[]; budget: string },
  now: Date,
  limit: number,
): Promise<Date[]> {
  const since = addTime(now, -days(1));
  const rows = await listSentTimes(tx, since, limit)
    .where('mobile_no', 'in', identifiers)
    .where('budget', '=', budget)
    .execute();
  return rows.map((row) => row.created_at);
}

/** The times at which codes were requested from a client's address in the last day, newest first. */
export async function listSentFromClient(
  tx: Tx,
  clientHash: string,
  now: Date,
  limit: number,
): Promise<Date[]> {
  const since = addTime(now, -days(1));
  const rows = await listSentTimes(tx, since, limit).where('sent_from', '=', clientHash).execute();
  return rows.map((row) => row.created_at);
}

/** Counts the codes sent to unknown devices of all clients since an instant; at most `limit`. */
export async function countSentByUnknown(tx: Tx, since: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from identity.otp_codes where created_at > ${since} and budget = 'unknown' limit ${limit}
    ) as sent`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Counts the codes sent to unknown devices since an instant above the budgets of their clients' addresses: those that
 * needed a proof of work.
 */
export async function countAboveBudgets(tx: Tx, since: Date, perAddress: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(sent - ${perAddress}), 0)::int as count from (
      select count(*) as sent from identity.otp_codes where created_at > ${since} and budget = 'unknown'
      group by sent_from having count(*) > ${perAddress}
    ) as clients`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The wrong codes of unknown devices for a number, within a day of the first one; undefined when there are none. */
export const findFailures = (tx: Tx, mobileNo: string, now: Date) =>
  tx
    .selectFrom('identity.otp_failures')
    .select(['failures', 'first_at'])
    .where('mobile_no', '=', mobileNo)
    .where('first_at', '>', addTime(now, -days(1)))
    .executeTakeFirst();

/** Counts a wrong code of an unknown device; the count restarts a day after its first wrong code. */
export async function recordFailure(tx: Tx, mobileNo: string, now: Date): Promise<void> {
  const dayAgo = addTime(now, -days(1));
  await sql`
    insert into identity.otp_failures as f (mobile_no, failures, first_at)
    values (${mobileNo}, 1, ${now})
    on conflict (mobile_no) do update set
      failures = case when f.first_at <= ${dayAgo} then 1 else f.failures + 1 end,
      first_at = case when f.first_at <= ${dayAgo} then ${now} else f.first_at end,
      locked_until = null
  `.execute(tx);
}

export const clearFailures = (tx: Tx, mobileNo: string) =>
  tx.deleteFrom('identity.otp_failures').where('mobile_no', '=', mobileNo).execute();

export const insertCode = (
  tx: Tx,
  code: {
    mobile_no: string;
    sent_from: string;
    owner_device: string;
    owner_caller: string | null;
    budget: string;
    code_hash: Buffer;
    created_at: Date;
    expires_at: Date;
  },
) =>
  tx
    .insertInto('identity.otp_codes')
    .values({ ...code, used_at: null })
    .execute();

/**
 * Locks and returns the requester's active code of a number: their newest, unless it is used, expired or had too many
 * attempts. While a device has an active code, requests of others behind its network address do not matter; without
 * one it is given the newest that was requested from there without a cookie (decision 0167). Codes of earlier releases
 * have no requester.
 */
export async function lockActiveCode(
  tx: Tx,
  {
    mobileNo,
    requester: { clientHash, device },
  }: { mobileNo: string; requester: Pick<Requester, 'clientHash' | 'device'> },
  now: Date,
  maxAttempts: number,
) {
  const newest = tx
    .selectFrom('identity.otp_codes')
    .selectAll()
    .where('mobile_no', '=', mobileNo)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate();
  const ifActive = (code: Awaited<ReturnType<typeof newest.executeTakeFirst>>) =>
    code && !code.used_at && code.expires_at > now && code.wrong_tries < maxAttempts
      ? code
      : undefined;
  if (device !== undefined) {
    const own = ifActive(await newest.where('owner_device', '=', device).executeTakeFirst());
    if (own) return own;
  }
  const ofAddress = newest.where((e) =>
    e.or([
      e('owner_caller', '=', clientHash),
      e.and([e('owner_device', 'is', null), e('owner_caller', 'is', null)]),
    ]),
  );
  return ifActive(await ofAddress.executeTakeFirst());
}

/** Replaces a number by its pseudonym and erases the code hashes; the times of its codes are retained. */
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

/** Purges codes and failures that no longer count towards any limit. */
export async function purgeOldCodes(db: Db, now: Date): Promise<void> {
  const cutoff = addTime(now, -days(2));
  await db.deleteFrom('identity.otp_codes').where('created_at', '<', cutoff).execute();
  await db.deleteFrom('identity.otp_failures').where('first_at', '<', cutoff).execute();
}
