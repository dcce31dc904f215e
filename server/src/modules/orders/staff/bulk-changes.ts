import type { OrderStatus } from '@sabuja/contract';
import { isFailure, type Locale } from '@sabuja/kit';
import type { StaffActor } from '../../../platform/http/index.ts';
import { type Message, translate } from '../../../platform/texts/index.ts';
import type { OrderDeps } from '../deps.ts';
import { staffOrderProblems } from './problems.ts';
import { type Reschedule, rescheduleOrder } from './reschedule-order.ts';
import { type RequestedTransition, transitionByStaff } from './transition-by-staff.ts';

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'notify'>;
/** The orders to change, and the language of the member of staff. */
type Many = { uids: readonly string[]; locale: Locale };
type Outcome = Awaited<ReturnType<typeof transitionByStaff> | ReturnType<typeof rescheduleOrder>>;

/** Makes a transition of many orders, each in a transaction of its own: one refusal does not stop the others. */
export const transitionOrdersByStaff = (
  deps: Deps,
  actor: StaffActor,
  many: Many,
  transition: RequestedTransition,
) =>
  changeEach(many, (uid) => transitionByStaff(deps, actor, uid, transition), {
    status: transition.to,
  });

/** Moves many orders to another slot, each in a transaction of its own, as long as it has free places. */
export const rescheduleOrders = (
  deps: Deps,
  actor: StaffActor,
  many: Many,
  reschedule: Reschedule,
) => changeEach(many, (uid) => rescheduleOrder(deps, actor, uid, reschedule));

async function changeEach(
  { uids, locale }: Many,
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
    const describe = staffOrderProblems[outcome.code] as (details: any) => { message: Message };
    results.push({
      uid,
      ok: false,
      code: outcome.code,
      message: translate(
        describe('details' in outcome ? outcome.details : undefined).message,
        locale,
      ),
    });
  }
  return { results };
}
