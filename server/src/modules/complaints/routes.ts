import { complaintCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { listComplaints } from './list-complaints.ts';
import { type ComplaintDeps, raiseComplaint } from './raise-complaint.ts';
import { listReasons } from './reasons.ts';

const incomplete = 'Please complete all fields before submitting.';

const problems = {
  NOT_YOURS: () => ({ status: 404, message: 'This order was not found.' }),
  NO_DETAILS: () => ({ status: 422, message: incomplete, field: 'details' }),
  NO_REASON: () => ({ status: 422, message: incomplete, field: 'actions' }),
  TOO_MANY_OPEN: () => ({
    status: 409,
    message:
      'We are still looking into your complaints about this order. Please wait for our answer.',
  }),
} satisfies ProblemsOf<typeof complaintCalls>;

export function complaintRoutes(context: MountContext, deps: ComplaintDeps): void {
  mountCalls(context, {
    calls: complaintCalls,
    problems,
    handlers: {
      'GET /api/v1/settings/delivery_fail_reasons/all': ({ tags, locale }) => {
        tags.push('reasons');
        return listReasons(deps.db, locale);
      },
      'POST /api/v1/complaint/': ({ actor, body }) => raiseComplaint(deps, actor, body),
      'GET /api/v1/complaint/order/{orderId}': ({ actor, params, locale }) =>
        listComplaints(deps.db, { customerId: actor.customerId, locale }, params.orderId),
    },
  });
}
