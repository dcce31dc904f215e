import type { FastifyRequest } from 'fastify';
import type { AuthenticateStaff } from '../../platform/http/index.ts';
import type { StaffDeps } from './deps.ts';
import { hasRecentSecondFactor } from './session-limits.ts';
import { findSession, touchSession } from './sessions-store.ts';

export const staffCookie = 'sabuja_staff';

/** Identifies the member of staff of a request by the staff cookie only: a bearer token belongs to a customer. */
export const createAuthenticateStaff =
  ({ db, clock, secrets }: Pick<StaffDeps, 'db' | 'clock' | 'secrets'>): AuthenticateStaff =>
  async (request: FastifyRequest) => {
    const token = request.cookies[staffCookie];
    if (!token) return undefined;
    const now = clock.now();
    const session = await findSession(db, secrets.hash('session', token), now);
    if (!session) return undefined;
    if (session.needsTouch) await touchSession(db, session, now);
    return {
      memberId: session.member_id,
      memberUid: session.uid,
      name: session.name,
      role: session.role,
      sessionId: session.id,
      next: session.next,
      isByPin: session.by_pin,
      secondFactorAt: session.second_factor_at,
      hasRecentFactor: hasRecentSecondFactor(session.second_factor_at, now),
      expiresAt: session.expires_at,
      xsrfToken: secrets.xsrfTokenOf(token),
      requestId: String(request.id),
      address: request.ip,
    };
  };
