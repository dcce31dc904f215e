import { staffPlanCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { changedMeanwhile, readChanged } from '../staff/index.ts';
import { changePlan, createPlan, deletePlan, type ManagePlansDeps } from './manage-plans.ts';
import { listStaffPlans } from './staff-plans.ts';

const problems = {
  NO_PLAN: () => ({ status: 404, message: 'This plan was not found.' }),
  PLAN_EXISTS: () => ({
    status: 409,
    message: 'There is a plan of this name already.',
    field: 'plan_name',
  }),
  BAD_CASHBACK: () => ({
    status: 422,
    message: 'The cashback cannot be more than the recharge.',
    field: 'cashback',
  }),
  CHANGED_MEANWHILE: changedMeanwhile,
} satisfies ProblemsOf<typeof staffPlanCalls>;

export function staffPlanRoutes(context: MountContext, deps: ManagePlansDeps): void {
  const list = () => listStaffPlans(deps.db);
  const read = async (id: number) =>
    (await list()).find(({ plan_id }) => plan_id === id) ?? fail('NO_PLAN');
  mountCalls(context, {
    calls: staffPlanCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/plans': async () => ({ results: await list() }),
      'POST /api/v1/staff/plans': async ({ actor, body }) => {
        const created = await createPlan(deps, actor, body);
        return isFailure(created) ? created : read(created);
      },
      'PATCH /api/v1/staff/plans/{id}': async ({ actor, params, body }) => {
        const changed = await changePlan(deps, actor, params.id, body);
        const plan = await readChanged(changed, () => read(params.id));
        return isFailure(plan) ? plan : { ...plan, message: text`The plan is changed.` };
      },
      'DELETE /api/v1/staff/plans/{id}': async ({ actor, params }) => {
        const failure = await deletePlan(deps, actor, params.id);
        return isFailure(failure) ? failure : { message: text`The plan is removed.` };
      },
    },
  });
}
