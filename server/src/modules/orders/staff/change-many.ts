import type { OrderStatus } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import type { StaffActor } from '../../../platform/http/index.ts';
import type { OrderDeps } from '../deps.ts';
import { type Move, moveOrder } from './move-order.ts';
import { staffOrderProblems } from './problems.ts';
import { type Reschedule, rescheduleOrder } from './reschedule-order.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'notify'>;
type Outcome = Awaited<ReturnType<typeof moveOrder> | ReturnType<typeof rescheduleOrder>>;

/** Moves many orders, each in a transaction of its own: one refusal does not stop the others. */
export const moveOrders = (deps: Deps, actor: StaffActor, uids: readonly string[], move: Move) =>
  changeEach(uids, (uid) => moveOrder(deps, actor, uid, move), { status: move.to });

/** Moves many orders to another slot, each in a transaction of its own, as long as it has free places. */
export const rescheduleOrders = (
  deps: Deps,
  actor: StaffActor,
  uids: readonly string[],
  reschedule: Reschedule,
) => changeEach(uids, (uid) => rescheduleOrder(deps, actor, uid, reschedule));

async function changeEach(
  uids: readonly string[],
  change: (uid: string) => Promise<Outcome>,
  success: { status?: OrderStatus } = {},
) {
  const results = [];
  for (const uid of new Set(uids)) {
    const outcome = await change(uid);
    if (!isFailure(outcome)) {
      results.push({ uid, ok: true, ...success });
      continue;
    }
    // biome-ignore lint/suspicious/noExplicitAny: each failure code has details of its own shape
    const describe = staffOrderProblems[outcome.code] as (details: any) => { message: string };
    results.push({
      uid,
      ok: false,
      code: outcome.code,
      message: describe('details' in outcome ? outcome.details : undefined).message,
    });
  }
  return { results };
}
