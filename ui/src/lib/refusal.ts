import { apiStatus, isTransient, type Problem, problemOf } from './api-error.ts';

/** The problem of a 4xx response; undefined for failures of the server, and without a response. */
export const rejectionOf = (error: unknown): Problem | undefined =>
  (apiStatus(error) ?? 500) < 500 ? problemOf(error) : undefined;

/**
 * True if the server rejected the request for good, so that a retry would be rejected too. False
 * without a response, for failures of the server or an intermediary, for a busy server, and for a
 * session that could not be renewed: in these cases the outcome is open.
 */
export function isRefusal(error: unknown): boolean {
  const status = apiStatus(error) ?? 500;
  return problemOf(error) !== undefined && status !== 401 && !isTransient(status);
}

/** Message for the customer: the server's for a 4xx response, else `fallback`. */
export const rejectionMessage = <F>(error: unknown, fallback: F): string | F =>
  rejectionOf(error)?.message || fallback;
