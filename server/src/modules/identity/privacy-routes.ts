import { privacyCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import type { IdentityDeps } from './deps.ts';
import { allowMarketing, findPrivacyChoices, nominate, removeNominee } from './privacy-choices.ts';
import { failNotOwner, identityProblems } from './problems.ts';

const problems = {
  NOT_YOURS: identityProblems.NOT_YOURS,
  SESSION_OVER: identityProblems.SESSION_OVER,
  NAME_NEEDED: () => ({ status: 422, message: 'Please enter their name.', field: 'full_name' }),
  BAD_CONTACT: () => ({
    status: 422,
    message: 'Please enter a mobile number with ten digits, or an e-mail address.',
    field: 'contact',
  }),
} satisfies ProblemsOf<typeof privacyCalls>;

export function privacyRoutes(
  context: MountContext,
  deps: Pick<IdentityDeps, 'db' | 'clock'>,
): void {
  mountCalls(context, {
    calls: privacyCalls,
    problems,
    handlers: {
      'GET /api/v1/users/{uid}/privacy': ({ actor, params }) =>
        params.uid === actor.customerUid
          ? findPrivacyChoices(deps.db, actor.customerId)
          : failNotOwner(),
      'PUT /api/v1/users/{uid}/privacy/marketing': ({ actor, params, body }) =>
        params.uid === actor.customerUid
          ? allowMarketing(deps, actor.customerId, body.allowed)
          : failNotOwner(),
      'PUT /api/v1/users/{uid}/nominee': ({ actor, params, body }) =>
        params.uid === actor.customerUid ? nominate(deps, actor.customerId, body) : failNotOwner(),
      'DELETE /api/v1/users/{uid}/nominee': ({ actor, params }) =>
        params.uid === actor.customerUid ? removeNominee(deps, actor.customerId) : failNotOwner(),
    },
  });
}
