import type { NewStaffPlan, StaffPlanChange } from '@sabuja/contract';
import { fail, isFailure, mergeTranslations, toPaise } from '@sabuja/kit';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { createAuditRecorder, findChanges, revision } from '../staff/index.ts';
import { toPlan } from './staff-plans.ts';
import type { PlanRow } from './tables.ts';

const audit = createAuditRecorder('plan');

export type ManagePlansDeps = { db: Db; clock: Clock };

/** Creates a plan; returns its id. Fails with PLAN_EXISTS or BAD_CASHBACK. */
export function createPlan({ db, clock }: ManagePlansDeps, actor: StaffActor, plan: NewStaffPlan) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockPlans(tx);
    const columns = toColumns(plan);
    const refusal = await findProblem(tx, columns, undefined);
    if (isFailure(refusal)) return refusal;
    const { id } = await tx
      .insertInto('wallet.plans')
      .values({ ...columns, ...revision({ actor, now }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(tx, actor, { action: 'plan.create', id, after: columns }, now);
    return id;
  });
}

/**
 * Changes a plan for future purchases; existing subscriptions and payments that have begun keep their terms. Returns
 * the plan's id. Fails with NO_PLAN, CHANGED_MEANWHILE, PLAN_EXISTS or BAD_CASHBACK.
 */
export function changePlan(
  { db, clock }: ManagePlansDeps,
  actor: StaffActor,
  id: number,
  { version, ...change }: StaffPlanChange,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockPlans(tx);
    const current = await findUnremoved(tx, id);
    if (!current) return fail('NO_PLAN');
    if (version !== undefined && version !== current.version) return fail('CHANGED_MEANWHILE');
    const translations = mergeTranslations(current.translations, change.translations ?? {});
    const columns = toColumns({ ...toPlan(current), ...change, translations });
    const { before, after } = findChanges(current, columns);
    if (Object.keys(after).length === 0) return id;
    const refusal = await findProblem(tx, columns, id);
    if (isFailure(refusal)) return refusal;
    await tx
      .updateTable('wallet.plans')
      .set({ ...after, ...revision({ actor, now }), version: current.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(tx, actor, { action: 'plan.change', id, before, after }, now);
    return id;
  });
}

/** Removes a plan from every list; customers who bought it keep their subscription. Fails with NO_PLAN. */
export function deletePlan({ db, clock }: ManagePlansDeps, actor: StaffActor, id: number) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockPlans(tx);
    const current = await findUnremoved(tx, id);
    if (!current) return fail('NO_PLAN');
    await tx
      .updateTable('wallet.plans')
      .set({ removed_at: now, inactive: true, ...revision({ actor, now }) })
      .where('id', '=', id)
      .execute();
    const { plan_name } = current;
    await audit(tx, actor, { action: 'plan.delete', id, before: { plan_name } }, now);
    return undefined;
  });
}

/** Locks the table so that changes of plans are serialized; plans can still be read and bought. */
const lockPlans = (tx: Tx) => sql`lock table wallet.plans in share row exclusive mode`.execute(tx);

const findUnremoved = (tx: Tx, id: number): Promise<Selectable<PlanRow> | undefined> =>
  tx
    .selectFrom('wallet.plans')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

const toColumns = (plan: NewStaffPlan) => ({
  plan_name: plan.plan_name.trim(),
  additional_perks: plan.additional_perks.trim(),
  translations: mergeTranslations({}, plan.translations),
  min_amount_paise: toPaise(plan.min_amount),
  cashback_paise: toPaise(plan.cashback),
  discount_percent: plan.discount,
  free_shipping: plan.free_shipping,
  priority_delivery: plan.priority_delivery,
  validity_days: plan.validity_days,
  sequence: plan.sequence,
  inactive: plan.is_hidden,
});

type Offered = Pick<Selectable<PlanRow>, 'plan_name' | 'min_amount_paise' | 'cashback_paise'>;

/** Fails when a plan cannot be offered: its name must be unique, and its cashback at most its minimum amount. */
async function findProblem(tx: Tx, plan: Offered, id: number | undefined) {
  if (plan.cashback_paise > plan.min_amount_paise) return fail('BAD_CASHBACK');
  const namesake = await tx
    .selectFrom('wallet.plans')
    .select('id')
    .where('plan_name', '=', plan.plan_name)
    .where('removed_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '<>', id ?? 0))
    .executeTakeFirst();
  return namesake ? fail('PLAN_EXISTS') : undefined;
}
