import { apiStatus, isTransient, type Problem, problemOf } from './api-error.ts';

/** What the server says of a 4xx response: of its own failures it has nothing to explain. */
export const rejectionOf = (error: unknown): Problem | undefined =>
  (apiStatus(error) ?? 500) < 500 ? problemOf(error) : undefined;

/**
 * The server has refused for good: asked once more, it would refuse again. False for silence, for
 * failures of the server or of what stands in front of it, for a server that is busy, and for a
 * session that could not be renewed: each leaves open what becomes of the request.
 */
export function isRefusal(error: unknown): boolean {
  const status = apiStatus(error) ?? 500;
  return problemOf(error) !== undefined && status !== 401 && !isTransient(status);
}

/** What to tell the customer: the server's own message for a 4xx response, else `fallback`. */
export const rejectionMessage = <F>(error: unknown, fallback: F): string | F =>
  rejectionOf(error)?.message || fallback;
