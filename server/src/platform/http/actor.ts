import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problem.ts';
import { failXsrf, hasMatchingXsrfToken } from './xsrf.ts';

/** The signed-in customer who makes a request, and how they authenticated. */
export type Actor = {
  customerId: number;
  customerUid: string;
  sessionId: string;
  authMethod: 'bearer' | 'cookie';
  /** The anti-forgery token of a cookie session; undefined in sessions that an earlier release created. */
  xsrfToken?: string;
  /** The keyed hash of the device's cookie; undefined without one. */
  device?: string | undefined;
};

/** Returns the customer who makes a request; undefined for a visitor. Provided by the module identity. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | undefined>;

/**
 * Returns the customer who makes a request. `isMutation` is true for calls that change data.
 * @throws HttpProblem 401 for a visitor; 403 for a mutation in a cookie session without the anti-forgery header
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
