import type { StaffSession } from '@sabuja/contract';
import { PIN_IDLE_MINUTES } from '@sabuja/contract/limits';
import { hasPinRole } from '@sabuja/contract/rules/staff-roles';
import { minutes, seconds } from '@sabuja/kit';
import { readJson, writeJson } from '@sabuja/ui/lib/browser-storage.ts';

/** When the device was last touched in a session by PIN; `isOver` once nobody touched it for too long. */
type PinUse = { session: string; usedAt: number; isOver: boolean };

const KEY = 'console-pin-use';
/** The last touch is written at most this often. */
const USE_RESOLUTION = seconds(1);
const storage = () => localStorage;
/** For a device that stores nothing. */
let memory: PinUse | undefined;

const idOf = ({ member, expires_at }: StaffSession): string => `${member.uid} ${expires_at}`;

function findUse(session: StaffSession): PinUse | undefined {
  const use = readJson(storage, KEY, (value) => value as PinUse, memory);
  return use?.session === idOf(session) ? use : undefined;
}

function write(session: StaffSession, use: Omit<PinUse, 'session'>): void {
  memory = { session: idOf(session), ...use };
  writeJson(storage, KEY, memory);
}

/** Begins to measure how long nobody touches the device, unless it is measured for this session already. */
export function beginPinUse(session: StaffSession, now: Date): void {
  if (session.by_pin && !findUse(session)) write(session, { usedAt: now.getTime(), isOver: false });
}

/** Stores that somebody touched the device; too late for a session that is over. */
export function touchPin(session: StaffSession, now: Date): void {
  if (isPinOver(session, now)) return;
  const usedAt = now.getTime();
  if (Math.abs(usedAt - (findUse(session)?.usedAt ?? 0)) >= USE_RESOLUTION)
    write(session, { usedAt, isOver: false });
}

/** From now on the session is over on this device, whatever its clock is set to, and in its other tabs. */
export function endPinUse(session: StaffSession): void {
  write(session, { usedAt: findUse(session)?.usedAt ?? 0, isOver: true });
}

/**
 * True for a session by PIN whose device nobody touched for the idle time of its role, or of which this device does not
 * know when it was touched.
 */
export function isPinOver(session: StaffSession, now: Date): boolean {
  if (!session.by_pin) return false;
  const { role } = session.member;
  const use = findUse(session);
  if (!use || use.isOver || !hasPinRole(role)) return true;
  return now.getTime() - use.usedAt >= minutes(PIN_IDLE_MINUTES[role]);
}
