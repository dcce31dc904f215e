import { fail, isFailure } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Client, StaffDeps } from '../deps.ts';
import { lockMember, type Member } from '../members-store.ts';
import { endSessions, insertSession } from '../sessions-store.ts';
import { findSharedDevice, lockSharedDevice } from '../shared-devices/shared-devices-store.ts';
import type { StartedSession } from '../sign-in.ts';
import { type Attempt, beginAttempt, clearFailures, withdrawAttempt } from '../sign-in-limits.ts';
import { notifyOfPin, pinAccountOf } from './manage-pins.ts';
import { hashPin, isPin } from './pin-hash.ts';
import { findPin, listPinPeople, savePin } from './pins-store.ts';
import { isWeakPin } from './weak-pins.ts';

type PinSignIn = { member: string; pin: string; new_pin?: string };

/** The enrolled device of a request, and the people who may sign in on it by PIN; nobody on another device. */
export async function describePinSignIn(deps: StaffDeps, { sharedDeviceToken }: Client) {
  const device = await findSharedDevice(deps, deps.db, sharedDeviceToken);
  if (!device) return { device: null, people: [] };
  const people = await listPinPeople(deps.db, deps.clock.now());
  return { device: { name: device.name }, people };
}

/**
 * Signs in by PIN on an enrolled device; `new_pin` replaces a start PIN. Fails with DEVICE_NOT_ENROLLED whether or not
 * the PIN is right, with WRONG_PIN (the same for members without a PIN), with NEW_PIN_NEEDED for a start PIN, with
 * NO_START_PIN when `new_pin` would replace another PIN, with WEAK_PIN, or with TOO_MANY_FAILURES.
 */
export async function signInByPin(
  deps: StaffDeps,
  { member: uid, pin, new_pin: newPin }: PinSignIn,
  client: Client,
) {
  const now = deps.clock.now();
  const attempt = await beginPinAttempt(deps, uid, client, now);
  if (isFailure(attempt)) return attempt;
  const found = await findPin(deps.db, uid, now);
  const isRight = await isPin(deps, uid, pin, found?.pin_hash);
  if (!found || !isRight) return fail('WRONG_PIN');
  const isStartPin = found.expires_at !== null;
  if (newPin === undefined && isStartPin) return refuse(deps, attempt, 'NEW_PIN_NEEDED');
  if (newPin !== undefined && !isStartPin) return refuse(deps, attempt, 'NO_START_PIN');
  if (newPin !== undefined && (isWeakPin(newPin) || newPin === pin))
    return refuse(deps, attempt, 'WEAK_PIN');
  const newHash = newPin === undefined ? undefined : await hashPin(deps, uid, newPin);
  return inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, found.member_id);
    // Read again under the lock: the PIN may have been replaced or removed meanwhile.
    const stored = await findPin(tx, uid, now);
    if (!member || stored?.pin_hash !== found.pin_hash) return fail('WRONG_PIN');
    const device = await lockSharedDevice(deps, tx, client.sharedDeviceToken);
    if (!device) return fail('DEVICE_NOT_ENROLLED');
    await clearFailures(tx, attempt);
    await recordSignIn(tx, member, client, device.name, now);
    if (newHash !== undefined) await changePin(deps, tx, member, client, newHash, now);
    const session = { member, client, next: 'done', isByPin: true } as const;
    const token = await insertSession(deps, tx, session, now);
    return { next: 'done', token } satisfies StartedSession;
  });
}

/**
 * Counts an attempt of account and device. The hourly limit of the client also uses the device, because the devices of
 * a shop share a network address, even with strangers.
 */
async function beginPinAttempt(deps: StaffDeps, uid: string, client: Client, now: Date) {
  const device = await findSharedDevice(deps, deps.db, client.sharedDeviceToken);
  if (!device) return fail('DEVICE_NOT_ENROLLED');
  const key = `shared device ${device.uid}`;
  const deviceHash = deps.secrets.hash('device', key);
  return inTransaction(deps.db, (tx) =>
    beginAttempt(deps, tx, { account: pinAccountOf(uid), deviceHash, client: { key } }, now),
  );
}

/** Refuses a sign-in with the right PIN that is not sufficient; the attempt does not count as a failure. */
async function refuse<Code extends 'NEW_PIN_NEEDED' | 'NO_START_PIN' | 'WEAK_PIN'>(
  deps: StaffDeps,
  attempt: Attempt,
  code: Code,
) {
  await inTransaction(deps.db, (tx) => withdrawAttempt(tx, attempt));
  return fail(code);
}

const entryOf = (action: string, { uid }: Member) => ({
  action,
  subject: 'member',
  subjectId: uid,
});

/** Records the sign-in in the audit log instead of sending an e-mail every morning. */
const recordSignIn = (tx: Tx, member: Member, client: Client, device: string, now: Date) =>
  recordAudit(
    tx,
    { memberId: member.id, role: member.role, ...client },
    { ...entryOf('member.sign_in_by_pin', member), after: { device } },
    now,
  );

async function changePin(
  deps: StaffDeps,
  tx: Tx,
  member: Member,
  client: Client,
  pinHash: string,
  now: Date,
): Promise<void> {
  await savePin(tx, { memberId: member.id, pinHash, expiresAt: null }, now);
  await endSessions(tx, member.id, { byPin: true }, now);
  const actor = { memberId: member.id, role: member.role, ...client };
  await recordAudit(tx, actor, entryOf('member.set_pin', member), now);
  await notifyOfPin(deps, tx, member, now);
}
