import { waitUntil } from '../faults/shop-process.ts';
import { type StaffSession, watchBoard } from './board-staff.ts';
import { percentilesOf } from './percentiles.ts';
import { formatRequest, RawConnection } from './raw-client.ts';

/** Milliseconds until the response to a transition, and until another member's screen was notified of it. */
export type TransitionTimes = Record<'moves' | 'events', { p50: number; p99: number }>;

type Moving = {
  watcher: StaffSession;
  managers: readonly StaffSession[];
  uids: readonly string[];
};

/** The managers confirm the orders, each one at a time; waits until the watcher's stream has named all of them. */
export async function measureTransitions(
  origin: string,
  { watcher, managers, uids }: Moving,
): Promise<TransitionTimes> {
  const sentAt = new Map<string, number>();
  const moves: number[] = [];
  const events = new Map<string, number>();
  const close = await watchBoard(origin, watcher, (uid) => {
    const sent = sentAt.get(uid);
    if (sent !== undefined && !events.has(uid)) events.set(uid, performance.now() - sent);
  });
  const waiting = [...uids];
  const confirmAll = async ({ headers }: StaffSession) => {
    const connection = await RawConnection.open(origin);
    for (let uid = waiting.shift(); uid !== undefined; uid = waiting.shift()) {
      const path = `/api/v1/staff/orders/${uid}/move`;
      const json = { to: 'CONFIRMED' };
      const sent = performance.now();
      sentAt.set(uid, sent);
      const response = await connection.send(
        formatRequest({ method: 'POST', path, headers, json }),
      );
      if (response.status !== 200) throw new Error(`${response.status}: ${response.body()}`);
      moves.push(performance.now() - sent);
    }
    connection.close();
  };
  await Promise.all(managers.map(confirmAll));
  await waitUntil(() => events.size === uids.length, 'the events of all transitions');
  close();
  return { moves: percentilesOf(moves), events: percentilesOf([...events.values()]) };
}
