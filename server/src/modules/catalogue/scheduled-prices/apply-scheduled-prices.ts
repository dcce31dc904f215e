import { toRupees } from '@sabuja/kit';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import { throwFailures, tryEach } from '../../../platform/try-each.ts';
import { hasPermission, recordAudit } from '../../staff/index.ts';
import { lockPrice, setPrice } from './priced-items.ts';
import {
  itemOf,
  listDuePrices,
  lockScheduledPrice,
  type StoredPrice,
} from './scheduled-prices-store.ts';

type Changed = Partial<
  Pick<StoredPrice, 'state' | 'before_cost_paise' | 'before_discount_percent'>
>;
type Price = { cost_paise: number; discount_percent: number };

/**
 * Begins and ends the scheduled prices that are due, each in its own transaction (decision 0124). What became due while
 * no server ran is applied late; a planned price whose whole period has passed gets the state `missed`.
 * @throws AggregateError with the errors of the prices that could not be applied
 */
export async function applyScheduledPrices({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  const failures = await tryEach(await listDuePrices(db, now), (id) =>
    inTransaction(db, async (tx) => {
      const scheduled = await lockScheduledPrice(tx, id);
      if (scheduled) await applyIfDue(tx, scheduled, now);
    }),
  );
  throwFailures(failures, 'scheduled prices were not applied');
}

async function applyIfDue(tx: Tx, scheduled: StoredPrice, now: Date): Promise<void> {
  const { state, valid_from, valid_until } = scheduled;
  const isOver = valid_until !== null && valid_until <= now;
  if (state === 'running' && isOver) await endScheduledPrice(tx, scheduled, { now });
  if (state !== 'planned' || valid_from > now) return;
  await saveState(tx, scheduled, isOver ? { state: 'missed' } : await begin(tx, scheduled, now));
}

async function begin(tx: Tx, scheduled: StoredPrice, now: Date): Promise<Changed> {
  if (!(await hasPermission(tx, scheduled.actor.memberId, 'catalogue.manage'))) {
    const { id } = scheduled;
    const item = itemOf(scheduled);
    const entry = { action: 'price.cancel', subject: item.type, subjectId: String(item.id) };
    const reason = 'Who planned it may not change prices any more';
    await recordAudit(tx, 'command line', { ...entry, before: { price: id }, reason }, now);
    return { state: 'cancelled' };
  }
  const before = await lockPrice(tx, itemOf(scheduled));
  if (!(await apply(tx, scheduled, scheduled, now))) return { state: 'refused' };
  return {
    state: scheduled.valid_until === null ? 'ended' : 'running',
    before_cost_paise: before.cost_paise,
    before_discount_percent: before.discount_percent,
  };
}

/**
 * Ends a running price: the item gets its previous price back, unless its price was changed meanwhile, or the previous
 * price is above the MRP by now.
 */
export async function endScheduledPrice(
  tx: Tx,
  scheduled: StoredPrice,
  { now, state = 'ended' }: { now: Date; state?: 'ended' | 'cancelled' },
): Promise<void> {
  const { before_cost_paise, before_discount_percent } = scheduled;
  if (before_cost_paise === null || before_discount_percent === null)
    throw new Error(`scheduled price ${scheduled.id} has not begun`);
  const present = await lockPrice(tx, itemOf(scheduled));
  const isReplaced =
    present.cost_paise !== scheduled.cost_paise ||
    present.discount_percent !== scheduled.discount_percent;
  if (isReplaced) return saveState(tx, scheduled, { state: 'replaced' });
  const before = { cost_paise: before_cost_paise, discount_percent: before_discount_percent };
  const hasReturned = await apply(tx, scheduled, before, now);
  await saveState(tx, scheduled, { state: hasReturned ? state : 'refused' });
}

/** Sets a price in the name of the member who planned it; false when the item may not have it now. */
const apply = (
  tx: Tx,
  scheduled: StoredPrice,
  { cost_paise, discount_percent }: Price,
  now: Date,
): Promise<boolean> =>
  setPrice(
    tx,
    itemOf(scheduled),
    { cost: toRupees(cost_paise), discount: discount_percent },
    { actor: scheduled.actor, now },
  );

async function saveState(tx: Tx, { id }: StoredPrice, changed: Changed): Promise<void> {
  await tx.updateTable('catalogue.scheduled_prices').set(changed).where('id', '=', id).execute();
}
