import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';
import { failXsrf, hasMatchingXsrfToken } from './xsrf.ts';

/** Who makes a request: a signed-in customer, and how they authenticated. */
export type Actor = {
  customerId: number;
  customerUid: string;
  sessionId: string;
  authMethod: 'bearer' | 'cookie';
  /** The anti-forgery token of a session by cookie; undefined in one of an earlier release. */
  xsrfToken?: string;
  /** The keyed hash of the device's cookie; undefined without one. */
  device?: string | undefined;
};

/** Returns who makes a request; undefined for a visitor. Provided by identity. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | undefined>;

/**
 * The customer of a request.
 * @throws HttpProblem 401 for a visitor; 403 when a cookie session changes something without the anti-forgery
 * header: `changes` marks calls that do.
 */
export async function requireCustomer(
  request: FastifyRequest,
  authenticate: Authenticate,
  isMutation: boolean,
): Promise<Actor> {
  const actor = await authenticate(request);
  if (actor === undefined) {
    throw new HttpProblem(401, 'SIGNED_OUT', { message: 'Please sign in.' });
  }
  const needsToken = isMutation && actor.authMethod === 'cookie';
  if (needsToken && !hasMatchingXsrfToken(request, actor.xsrfToken)) throw failXsrf();
  return actor;
}
