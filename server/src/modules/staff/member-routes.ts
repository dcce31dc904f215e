import { staffMemberCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../platform/http/index.ts';
import { acceptInvitation, describeInvitation } from './accept-invitation.ts';
import { changeRole, readmitMember, resetMember, shutOutMember } from './change-member.ts';
import { clientOf, respondWithSession } from './cookies.ts';
import type { StaffDeps } from './deps.ts';
import { inviteMember, withdrawInvitation } from './invite-member.ts';
import { listInvitations, listMembers } from './member-views.ts';
import { staffMemberProblems } from './problems.ts';

export function staffMemberRoutes(context: MountContext, deps: StaffDeps): void {
  const { db, clock } = deps;
  mountCalls(context, {
    calls: staffMemberCalls,
    problems: staffMemberProblems,
    handlers: {
      'GET /api/v1/staff/members': async () => ({
        results: await listMembers(db),
        invitations: await listInvitations(db, clock.now()),
      }),
      'POST /api/v1/staff/invitations': ({ actor, body }) => inviteMember(deps, actor, body),
      'DELETE /api/v1/staff/invitations/{uid}': ({ actor, params }) =>
        withdrawInvitation(deps, actor, params.uid),
      'POST /api/v1/staff/invitations/find': ({ body }) => describeInvitation(deps, body.token),
      'POST /api/v1/staff/invitations/accept': async ({ body, http }) => {
        const started = await acceptInvitation(deps, body, clientOf(http.request));
        return isFailure(started) ? started : respondWithSession(http.reply, deps, started);
      },
      'PATCH /api/v1/staff/members/{uid}': ({ actor, params, body }) =>
        changeRole(deps, actor, params.uid, body.role),
      'POST /api/v1/staff/members/{uid}/shut-out': ({ actor, params, body }) =>
        shutOutMember(deps, actor, params.uid, body.reason),
      'POST /api/v1/staff/members/{uid}/readmit': async ({ actor, params }) => {
        const outcome = await readmitMember(deps, actor, params.uid);
        return isFailure(outcome) ? fail('NOT_FOUND') : outcome;
      },
      'POST /api/v1/staff/members/{uid}/reset': async ({ actor, params }) => {
        const outcome = await resetMember(deps, actor, params.uid);
        return isFailure(outcome) ? fail('NOT_FOUND') : outcome;
      },
    },
  });
}
