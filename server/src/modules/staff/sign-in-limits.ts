import { addTime, days, fail, hours, type Milliseconds, seconds } from '@sabuja/kit';
import { lockKey, type Tx } from '../../platform/db/index.ts';
import type { Client, StaffDeps } from './deps.ts';

/** Failures of one account on one device before delays begin. */
const MAX_FREE_FAILURES = 5;
const MAX_FAILURES_OF_CLIENT_PER_HOUR = 30;
const FIRST_DELAY = seconds(30);
const MAX_DELAY = hours(1);

/** An attempt that counts as a failure until it has succeeded. */
export type Attempt = { id: number; accountHash: Buffer; deviceHash: Buffer };

/** The delay after this many failures: none for the first five, then doubling from 30 seconds to an hour. */
const delayAfter = (failures: number): Milliseconds =>
  failures < MAX_FREE_FAILURES
    ? 0
    : Math.min(MAX_DELAY, FIRST_DELAY * 2 ** Math.min(20, failures - MAX_FREE_FAILURES));

type Attempted = { account: string } & (
  | { memberId: number | undefined; client: Pick<Client, 'key' | 'deviceToken'> }
  | { deviceHash: Buffer; client: Pick<Client, 'key'> }
);

/**
 * Counts an attempt before it is checked, so that concurrent guesses cannot exceed the limits; the caller withdraws it
 * when it succeeds. Fails with TOO_MANY_FAILURES: per account and device with rising delays (all devices that never
 * signed in to the account count as one), and above 30 failures an hour per client. A device that signed in before, or
 * is given by its hash, has its own budget, which strangers cannot use up.
 */
export async function beginAttempt(
  { secrets }: Pick<StaffDeps, 'secrets'>,
  tx: Tx,
  attempted: Attempted,
  now: Date,
) {
  const accountHash = secrets.hash('account', attempted.account);
  const clientHash = secrets.hash('caller', attempted.client.key);
  const deviceHash =
    'deviceHash' in attempted
      ? attempted.deviceHash
      : await findDeviceHash(secrets, tx, attempted.memberId, attempted.client.deviceToken);
  await lockKey(tx, `staff account ${accountHash.toString('hex')}`);
  await lockKey(tx, `staff caller ${clientHash.toString('hex')}`);
  const ofDevice = await listFailures(tx, now, days(1), { accountHash, deviceHash });
  const ofClient = await listFailures(tx, now, hours(1), { clientHash });
  const wait = Math.max(
    remaining(ofDevice[0], delayAfter(ofDevice.length), now),
    remaining(ofClient[MAX_FAILURES_OF_CLIENT_PER_HOUR - 1], hours(1), now),
  );
  if (wait > 0) return fail('TOO_MANY_FAILURES', { wait });
  const { id } = await tx
    .insertInto('staff.sign_in_failures')
    .values({
      account_hash: accountHash,
      device_hash: deviceHash,
      caller_hash: clientHash,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, accountHash, deviceHash } satisfies Attempt;
}

/** Whole seconds until `length` after `from` has passed; 0 when it has. */
const remaining = (from: Date | undefined, length: Milliseconds, now: Date): number =>
  from === undefined ? 0 : Math.max(0, Math.ceil((from.getTime() + length - now.getTime()) / 1000));

/** The times of failures, newest first. */
async function listFailures(
  tx: Tx,
  now: Date,
  length: Milliseconds,
  of: { accountHash: Buffer; deviceHash: Buffer } | { clientHash: Buffer },
): Promise<Date[]> {
  const query = tx
    .selectFrom('staff.sign_in_failures')
    .select('at')
    .where('at', '>', addTime(now, -length))
    .orderBy('id', 'desc')
    .limit(50);
  const rows = await ('clientHash' in of
    ? query.where('caller_hash', '=', of.clientHash)
    : query.where('account_hash', '=', of.accountHash).where('device_hash', '=', of.deviceHash)
  ).execute();
  return rows.map(({ at }) => at);
}

/** The hash of a device enrolled for the member; all other devices share one hash. */
async function findDeviceHash(
  secrets: StaffDeps['secrets'],
  tx: Tx,
  memberId: number | undefined,
  deviceToken: string | undefined,
): Promise<Buffer> {
  const unknown = secrets.hash('device', 'unknown');
  if (memberId === undefined || deviceToken === undefined) return unknown;
  const tokenHash = secrets.hash('device', deviceToken);
  const device = await tx
    .selectFrom('staff.devices')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return device ? tokenHash : unknown;
}

/** Withdraws an attempt that was not a failure. */
export const withdrawAttempt = (tx: Tx, { id }: Attempt) =>
  tx.deleteFrom('staff.sign_in_failures').where('id', '=', id).execute();

/** Clears the failures of account and device after a complete sign-in. */
export const clearFailures = (tx: Tx, { accountHash, deviceHash }: Attempt) =>
  tx
    .deleteFrom('staff.sign_in_failures')
    .where('account_hash', '=', accountHash)
    .where('device_hash', '=', deviceHash)
    .execute();

/** Clears the failures of an account on every device. */
export const clearFailuresOf = ({ secrets }: Pick<StaffDeps, 'secrets'>, tx: Tx, account: string) =>
  tx
    .deleteFrom('staff.sign_in_failures')
    .where('account_hash', '=', secrets.hash('account', account))
    .execute();

/** Enrols the device for the member; returns its cookie's token, which is new if the device has none. */
export async function enrolDevice(
  { secrets }: Pick<StaffDeps, 'secrets'>,
  tx: Tx,
  memberId: number,
  deviceToken: string | undefined,
  now: Date,
): Promise<string> {
  const token = deviceToken ?? secrets.generateToken();
  await tx
    .insertInto('staff.devices')
    .values({
      token_hash: secrets.hash('device', token),
      member_id: memberId,
      created_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'member_id']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
  return token;
}
