import { staffComplaintReasonCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { changedMeanwhile, readChanged } from '../staff/index.ts';
import { changeReason, createReason, type ManageReasonsDeps } from './manage-reasons.ts';
import { listStaffReasons } from './reasons-store.ts';

const problems = {
  NO_REASON: () => ({ status: 404, message: 'This reason was not found.' }),
  REASON_EXISTS: () => ({
    status: 409,
    message: 'There is this reason already.',
    field: 'description',
  }),
  LAST_REASON: () => ({
    status: 409,
    message: 'Customers need one reason at least to complain.',
  }),
  CHANGED_MEANWHILE: changedMeanwhile,
} satisfies ProblemsOf<typeof staffComplaintReasonCalls>;

export function staffComplaintReasonRoutes(context: MountContext, deps: ManageReasonsDeps): void {
  const list = () => listStaffReasons(deps.db);
  const read = async (id: number) =>
    (await list()).find(({ reason_id }) => reason_id === id) ?? fail('NO_REASON');
  mountCalls(context, {
    calls: staffComplaintReasonCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/complaint-reasons': async () => ({ results: await list() }),
      'POST /api/v1/staff/complaint-reasons': async ({ actor, body }) => {
        const created = await createReason(deps, actor, body);
        return isFailure(created) ? created : read(created);
      },
      'PATCH /api/v1/staff/complaint-reasons/{id}': async ({ actor, params, body }) => {
        const changed = await changeReason(deps, actor, params.id, body);
        const reason = await readChanged(changed, () => read(params.id));
        return isFailure(reason) ? reason : { ...reason, message: text`The reason is changed.` };
      },
    },
  });
}
