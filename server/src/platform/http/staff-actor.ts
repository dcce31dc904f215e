import { type Call, isOpenToPin, type StaffNext } from '@sabuja/contract';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';
import { failXsrf, hasMatchingXsrfToken } from './xsrf.ts';

/** The member of staff who makes a request, and what their audit rows say of it. */
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
  /** When the session expires, unless it is ended or idle before. */
  expiresAt: Date;
  /** The anti-forgery token of the session. */
  xsrfToken: string;
  requestId: string;
  /** Network address. */
  address: string;
};

/** Returns who of the staff makes a request; undefined without a session. Provided by the staff room. */
export type AuthenticateStaff = (request: FastifyRequest) => Promise<StaffActor | undefined>;

/**
 * The member of staff of a request.
 * @throws HttpProblem 401 without a session; 403 when a change comes without the anti-forgery header,
 * when the sign-in is not complete, when it was by PIN and the call is closed to that, when the role does not hold the call's permission, and when the call
 * needs a recent second factor.
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
