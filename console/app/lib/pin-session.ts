import type { StaffSession } from '@sabuja/contract';
import { PIN_IDLE_MINUTES } from '@sabuja/contract/limits';
import { hasPinRole } from '@sabuja/contract/rules/staff-roles';
import { minutes, seconds } from '@sabuja/kit';
import { readJson, writeJson } from '@sabuja/ui/lib/browser-storage.ts';

/** Time of the last touch in a session by PIN; `isOver` is true once the idle time has passed. */
type StoredPinSession = { session: string; usedAt: number; isOver: boolean };

const KEY = 'console-pin-use';
/** Minimum time between two writes of the last touch. */
const TOUCH_RESOLUTION = seconds(1);
const storage = () => localStorage;
/** Fallback for browsers that block localStorage. */
let memory: StoredPinSession | undefined;

const idOf = ({ member, expires_at }: StaffSession): string => `${member.uid} ${expires_at}`;

function findStored(session: StaffSession): StoredPinSession | undefined {
  const stored = readJson(storage, KEY, (value) => value as StoredPinSession, memory);
  return stored?.session === idOf(session) ? stored : undefined;
}

function write(session: StaffSession, values: Omit<StoredPinSession, 'session'>): void {
  memory = { session: idOf(session), ...values };
  writeJson(storage, KEY, memory);
}

/** Starts the idle time of a session by PIN, unless it was already started for this session. */
export function startPinSession(session: StaffSession, now: Date): void {
  if (session.by_pin && !findStored(session))
    write(session, { usedAt: now.getTime(), isOver: false });
}

/** Records a touch of the device, which restarts the idle time; has no effect once the session is over. */
export function touchPinSession(session: StaffSession, now: Date): void {
  if (isPinSessionExpired(session, now)) return;
  const usedAt = now.getTime();
  if (Math.abs(usedAt - (findStored(session)?.usedAt ?? 0)) >= TOUCH_RESOLUTION)
    write(session, { usedAt, isOver: false });
}

/** Ends the session on this device in all tabs, permanently, even if the clock is changed. */
export function endPinSession(session: StaffSession): void {
  write(session, { usedAt: findStored(session)?.usedAt ?? 0, isOver: true });
}

/**
 * True for a session by PIN if the idle time of the member's role has passed since the last touch, or if no last touch
 * is stored for the session.
 */
export function isPinSessionExpired(session: StaffSession, now: Date): boolean {
  if (!session.by_pin) return false;
  const { role } = session.member;
  const stored = findStored(session);
  if (!stored || stored.isOver || !hasPinRole(role)) return true;
  return now.getTime() - stored.usedAt >= minutes(PIN_IDLE_MINUTES[role]);
}
