import { staffHealthCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import type { BackOfficeDeps } from '../deps.ts';
import { checkRules } from './check-rules.ts';
import { readHealth } from './read-health.ts';

const problems = {
  CHECK_RUNS: () => ({ status: 409, message: 'The rules are being checked already.' }),
} satisfies ProblemsOf<typeof staffHealthCalls>;

export function staffHealthRoutes(context: MountContext, deps: BackOfficeDeps): void {
  mountCalls(context, {
    calls: staffHealthCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/health': () => readHealth(deps.db, deps.clock.now()),
      'POST /api/v1/staff/health/check': ({ actor }) => checkRules(deps, actor),
    },
  });
}
