import { staffReportCalls } from '@sabuja/contract';
import { MAX_REQUESTED_REPORTS } from '@sabuja/contract/limits';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { text } from '../../../platform/texts/index.ts';
import type { SendReportDeps } from './send-reports.ts';
import { sendRequestedReport } from './send-requested-report.ts';
import { listSubscriptions, subscribe, unsubscribe } from './subscriptions.ts';

const problems = {
  NO_REPORT: () => ({ status: 404, message: 'Your role does not get this report.' }),
  NOT_SUMMED: () => ({
    status: 409,
    message: 'The figures of this time are not summed yet. Please try again in an hour.',
  }),
  TOO_MANY_REPORTS: () => ({
    status: 429,
    message: text`You had ${MAX_REQUESTED_REPORTS} reports sent in the last hour. Please try again later.`,
  }),
} satisfies ProblemsOf<typeof staffReportCalls>;

export function staffReportRoutes(context: MountContext, deps: SendReportDeps): void {
  mountCalls(context, {
    calls: staffReportCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/reports': ({ actor }) => listSubscriptions(deps, actor),
      'PUT /api/v1/staff/reports/{report}/{frequency}': ({ actor, params, body }) =>
        subscribe(deps, actor, { ...params, ...body }),
      'DELETE /api/v1/staff/reports/{report}/{frequency}': ({ actor, params }) =>
        unsubscribe(deps, actor, params),
      'POST /api/v1/staff/reports/{report}/{frequency}/send': ({ actor, params }) =>
        sendRequestedReport(deps, actor, params),
    },
  });
}
