import type { NewStaffPlan, StaffPlan } from '@sabuja/contract';
import { toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { describeRevisions } from '../staff/index.ts';
import type { PlanRow } from './tables.ts';

/** Lists every plan as staff see it, in display order. */
export async function listStaffPlans(db: Db): Promise<StaffPlan[]> {
  const rows = await db
    .selectFrom('wallet.plans')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('sequence')
    .orderBy('id')
    .execute();
  const bought = await countBought(db);
  const describe = await describeRevisions(db, rows);
  return rows.map((row) => ({
    plan_id: row.id,
    ...toPlan(row),
    bought: bought.get(row.id) ?? 0,
    ...describe(row),
  }));
}

/** Converts a plan to the fields that staff can change; amounts in rupees. */
export const toPlan = (row: Selectable<PlanRow>): NewStaffPlan => ({
  plan_name: row.plan_name,
  additional_perks: row.additional_perks,
  translations: row.translations,
  min_amount: toRupees(row.min_amount_paise),
  cashback: toRupees(row.cashback_paise),
  discount: row.discount_percent,
  free_shipping: row.free_shipping,
  priority_delivery: row.priority_delivery,
  validity_days: row.validity_days,
  sequence: row.sequence,
  is_hidden: row.inactive,
});

/** Counts the purchases of each plan, by plan id. */
async function countBought(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('wallet.subscriptions')
    .groupBy('plan_id')
    .select(({ fn }) => ['plan_id', fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map(({ plan_id, count }) => [plan_id, count]));
}
