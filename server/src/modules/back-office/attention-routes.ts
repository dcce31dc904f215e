import { staffAttentionCalls } from '@sabuja/contract';
import { type Failure, isFailure } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  type StaffActor,
} from '../../platform/http/index.ts';
import type { BackOfficeDeps } from './deps.ts';
import { countAttention, listAttention } from './list-attention.ts';
import { resolveAttention, retryAttention } from './settle-attention.ts';

const problems = {
  NO_ITEM: () => ({
    status: 404,
    message: 'This needs nobody any more. Please load the page again.',
  }),
} satisfies ProblemsOf<typeof staffAttentionCalls>;

export function staffAttentionRoutes(context: MountContext, deps: BackOfficeDeps): void {
  const { db, clock } = deps;
  const count = ({ role }: StaffActor) => countAttention(db, role, clock.now());
  const countAfter = async <F extends Failure>(
    change: Promise<F | undefined>,
    actor: StaffActor,
  ) => {
    const failure = await change;
    return isFailure(failure) ? failure : count(actor);
  };
  mountCalls(context, {
    calls: staffAttentionCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/attention': ({ query }) => listAttention(db, query, clock.now()),
      'GET /api/v1/staff/attention/count': ({ actor }) => count(actor),
      'POST /api/v1/staff/attention/{kind}/{id}/retry': ({ actor, params }) =>
        countAfter(retryAttention(deps, actor, params), actor),
      'POST /api/v1/staff/attention/{kind}/{id}/resolve': ({ actor, params, body }) =>
        countAfter(resolveAttention(deps, actor, { ...params, ...body }), actor),
    },
  });
}
