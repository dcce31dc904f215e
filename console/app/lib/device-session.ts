import type { StaffSession } from '@sabuja/contract';
import type { StaffPermission } from '@sabuja/contract/rules/staff-roles';
import { deviceDb, isUsable, LAST_SESSION } from './device-store.ts';
import { isPinOver } from './pin-use.ts';

/** Whoever may do one of these works without a network. */
const OFFLINE_PERMISSIONS: readonly StaffPermission[] = ['orders.deliver', 'orders.pick'];

/** Whether a member delivers or picks: what they do is stored on the device and sent later. */
export const worksOffline = ({ permissions }: Pick<StaffSession, 'permissions'>): boolean =>
  OFFLINE_PERMISSIONS.some((name) => permissions.includes(name));

/** Stores who is signed in, if they work without a network, and deletes what was loaded for others or for who does not. */
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
 * Who was signed in last on this device; undefined when they signed out, or after a day. A session by PIN that is over
 * or has expired is deleted with what was loaded in it.
 */
export async function readSession(now = new Date()): Promise<StaffSession | undefined> {
  const stored = await (await deviceDb()).get('session', LAST_SESSION);
  if (!stored || !isUsable(stored, now)) return undefined;
  const { by_pin, expires_at } = stored.session;
  const hasExpired = by_pin && now.getTime() >= Date.parse(expires_at);
  if (!hasExpired && !isPinOver(stored.session, now)) return stored.session;
  await clearDevice();
  return undefined;
}

/** Deletes session and customers' data, as somebody signs out. Actions stay until they are sent. */
export async function clearDevice(): Promise<void> {
  const tx = (await deviceDb()).transaction(['session', 'snapshots'], 'readwrite');
  await Promise.all([
    tx.objectStore('session').clear(),
    tx.objectStore('snapshots').clear(),
    tx.done,
  ]);
}
