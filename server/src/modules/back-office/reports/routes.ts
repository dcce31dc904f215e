import { staffReportCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { listSubscriptions, type ReportDeps, subscribe, unsubscribe } from './subscriptions.ts';

const problems = {
  NO_REPORT: () => ({ status: 404, message: 'Your role does not get this report.' }),
} satisfies ProblemsOf<typeof staffReportCalls>;

export function staffReportRoutes(context: MountContext, deps: ReportDeps): void {
  mountCalls(context, {
    calls: staffReportCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/reports': ({ actor }) => listSubscriptions(deps, actor),
      'PUT /api/v1/staff/reports/{report}/{frequency}': ({ actor, params, body }) =>
        subscribe(deps, actor, { ...params, ...body }),
      'DELETE /api/v1/staff/reports/{report}/{frequency}': ({ actor, params }) =>
        unsubscribe(deps, actor, params),
    },
  });
}
