import type { StaffSession } from '@sabuja/contract';
import type { StaffPermission } from '@sabuja/contract/rules/staff-roles';
import { deviceDb, isUsable, LAST_SESSION } from './device-store.ts';
import { isPinSessionExpired } from './pin-session.ts';

/** Members with one of these permissions can work without a network. */
const OFFLINE_PERMISSIONS: readonly StaffPermission[] = ['orders.deliver', 'orders.pick'];

/** Whether a member delivers or picks: their actions are stored on the device and can be sent later. */
export const worksOffline = ({ permissions }: Pick<StaffSession, 'permissions'>): boolean =>
  OFFLINE_PERMISSIONS.some((name) => permissions.includes(name));

/**
 * Stores the session of a member who can work offline, and deletes the snapshots of other members. For any other
 * member, deletes the stored session and all snapshots.
 */
export async function storeSession(session: StaffSession, now = new Date()): Promise<void> {
  const tx = (await deviceDb()).transaction(['session', 'snapshots'], 'readwrite');
  const sessions = tx.objectStore('session');
  if (worksOffline(session))
    await sessions.put({ session, loadedAt: now.toISOString() }, LAST_SESSION);
  else await sessions.delete(LAST_SESSION);
  for (const key of await tx.objectStore('snapshots').getAllKeys()) {
    if (key[0] !== session.member.uid || !worksOffline(session))
      await tx.objectStore('snapshots').delete(key);
  }
  await tx.done;
}

/**
 * Returns the stored session of this device; undefined after a sign-out, or when it was loaded more than a day ago. A
 * session by PIN that has expired, or is over because nobody used it, is deleted together with all snapshots.
 */
export async function readSession(now = new Date()): Promise<StaffSession | undefined> {
  const stored = await (await deviceDb()).get('session', LAST_SESSION);
  if (!stored || !isUsable(stored, now)) return undefined;
  const { by_pin, expires_at } = stored.session;
  const hasExpired = by_pin && now.getTime() >= Date.parse(expires_at);
  if (!hasExpired && !isPinSessionExpired(stored.session, now)) return stored.session;
  await clearDevice();
  return undefined;
}

/** Deletes the session and customers' data at a sign-out. Actions are retained until they are sent. */
export async function clearDevice(): Promise<void> {
  const tx = (await deviceDb()).transaction(['session', 'snapshots'], 'readwrite');
  await Promise.all([
    tx.objectStore('session').clear(),
    tx.objectStore('snapshots').clear(),
    tx.done,
  ]);
}
