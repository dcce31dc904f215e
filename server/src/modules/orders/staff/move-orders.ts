import { isFailure } from '@sabuja/kit';
import type { StaffActor } from '../../../platform/http/index.ts';
import type { OrderDeps } from '../deps.ts';
import { type Move, moveOrder } from './move-order.ts';
import { staffOrderProblems } from './problems.ts';

/** Moves many orders, each in a transaction of its own: one refusal does not stop the others. */
export async function moveOrders(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'notify'>,
  actor: StaffActor,
  uids: readonly string[],
  move: Move,
) {
  const results = [];
  for (const uid of new Set(uids)) {
    const outcome = await moveOrder(deps, actor, uid, move);
    if (!isFailure(outcome)) {
      results.push({ uid, ok: true, status: move.to });
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
