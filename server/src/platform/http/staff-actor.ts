import { type Call, isOpenToPin, type StaffNext } from '@sabuja/contract';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';
import { failXsrf, hasMatchingXsrfToken } from './xsrf.ts';

/** The member of staff who makes a request, and the data of the request for the audit log. */
export type StaffActor = {
  memberId: number;
  memberUid: string;
  name: string;
  role: StaffRole;
  sessionId: string;
  /** The next step of the sign-in; 'done' when it is complete. */
  next: StaffNext;
  /** True for a session that began by PIN on a shared device. */
  isByPin: boolean;
  secondFactorAt: Date | null;
  /** True while the second factor counts for acts that move money or change roles. */
  hasRecentFactor: boolean;
  /** When the session expires at the latest; it may end earlier by sign-out or inactivity. */
  expiresAt: Date;
  /** The anti-forgery token of the session. */
  xsrfToken: string;
  requestId: string;
  /** The IP address of the client. */
  address: string;
};

/** Returns the member of staff who makes a request; undefined without a session. Provided by the staff room. */
export type AuthenticateStaff = (request: FastifyRequest) => Promise<StaffActor | undefined>;

/**
 * Returns the member of staff who makes a request.
 * @throws HttpProblem 401 without a session; 403 if a mutation has no anti-forgery header, the sign-in is not complete,
 * the sign-in was by PIN and the call does not allow that, the role does not have the call's permission, or the call
 * needs a recent second factor
 */
export async function requireStaff(
  request: FastifyRequest,
  authenticate: AuthenticateStaff,
  call: Call,
  isMutation: boolean,
): Promise<StaffActor> {
  const actor = await authenticate(request);
  if (actor === undefined) {
    throw new HttpProblem(401, 'SIGNED_OUT', { message: 'Please sign in.' });
  }
  if (isMutation && !hasMatchingXsrfToken(request, actor.xsrfToken)) throw failXsrf();
  if (actor.isByPin && !isOpenToPin(call)) {
    throw new HttpProblem(403, 'NOT_PERMITTED', {
      message: 'A PIN does not allow this. Please sign in with your passphrase.',
    });
  }
  if (call.guard !== 'staff') return actor;
  if (actor.next !== 'done') {
    throw new HttpProblem(403, 'SECOND_FACTOR_NEEDED', {
      message: 'Please complete the sign-in with your second factor.',
    });
  }
  if (!mayStaff(actor.role, call.may)) {
    throw new HttpProblem(403, 'NOT_PERMITTED', { message: 'Your role does not allow this.' });
  }
  if (call.recentFactor && !actor.hasRecentFactor) {
    throw new HttpProblem(403, 'SECOND_FACTOR_NEEDED', {
      message: 'Please confirm with your second factor again.',
    });
  }
  return actor;
}
