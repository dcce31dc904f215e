import { type Locale, localize, toPaise, toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { type Db, fillTranslations, type Translated, type Tx } from '../../platform/db/index.ts';
import type { PlanTerms } from './tables.ts';

/** A plan as the shop defines it; amounts in rupees. */
export type Plan = {
  name: string;
  minAmount: number;
  discountPercent: number;
  cashback: number;
  freeShipping: boolean;
  priorityDelivery: boolean;
  additionalPerks: string;
  validityDays: number;
  inactive: boolean;
};

/** Inserts plans in display order; returns their ids by name. */
export async function addPlans(db: Db, plans: readonly Plan[]): Promise<Map<string, number>> {
  const rows = plans.map((plan, sequence) => ({
    plan_name: plan.name,
    min_amount_paise: toPaise(plan.minAmount),
    discount_percent: plan.discountPercent,
    cashback_paise: toPaise(plan.cashback),
    free_shipping: plan.freeShipping,
    priority_delivery: plan.priorityDelivery,
    additional_perks: plan.additionalPerks,
    validity_days: plan.validityDays,
    inactive: plan.inactive,
    sequence,
  }));
  const added = await db
    .insertInto('wallet.plans')
    .values(rows)
    .returning(['plan_name', 'id'])
    .execute();
  return new Map(added.map((row) => [row.plan_name, row.id]));
}

const toFlag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0);

type Shown = { id: number; inactive: boolean };

/** Converts a plan, or the terms of a subscription, to its API form in a language; amounts in rupees. */
export function toApiPlan(plan: Selectable<PlanTerms> & Shown, locale: Locale) {
  const row = localize(plan, locale);
  return {
    id: row.id,
    plan_name: row.plan_name,
    min_amount: toRupees(row.min_amount_paise),
    discount: row.discount_percent,
    cashback: toRupees(row.cashback_paise),
    free_shipping: toFlag(row.free_shipping),
    priority_delivery: toFlag(row.priority_delivery),
    additional_perks: row.additional_perks,
    validity_days: row.validity_days,
    inactive: toFlag(row.inactive),
  };
}

/** Returns all plans in display order, including inactive ones. */
export async function listPlans(db: Db, locale: Locale) {
  const rows = await db
    .selectFrom('wallet.plans')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('sequence')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...toApiPlan(row, locale), version: row.version }));
}

/** Sets the translations of plans that have none, by their English name. */
export const fillPlanTranslations = (
  db: Db | Tx,
  records: readonly Translated<'plan_name' | 'additional_perks'>[],
): Promise<void> =>
  fillTranslations(
    db,
    {
      table: 'wallet.plans',
      keyColumn: 'plan_name',
      fields: ['plan_name', 'additional_perks'],
    },
    records,
  );
