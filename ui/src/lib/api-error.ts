import { type ApiError, UNREADABLE_RESPONSE } from '@sabuja/contract/client';

/**
 * The server's description of an error: a code, a message for the customer, optionally a field and
 * a wait.
 */
export type Problem = ApiError['problem'];

/**
 * An error response of the API. Recognised by name, not by class: on the server the error comes
 * from the server's own copy of the client, not from the one bundled with the pages.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error;

/** The status of an error response; undefined when nothing responded. */
export const apiStatus = (error: unknown): number | undefined =>
  isApiError(error) ? error.status : undefined;

export const isNotFound = (error: unknown): boolean => apiStatus(error) === 404;

/** Request timeout, too early, too many requests: a retry may succeed. */
const transientStatuses: readonly number[] = [408, 425, 429];

/** Whether a status signals a temporary failure of the server or an intermediary. */
export const isTransient = (status: number): boolean =>
  status >= 500 || transientStatuses.includes(status);

/** True for a 4xx response: a retry at once would fail again. */
export const isClientError = (error: unknown): boolean => (apiStatus(error) ?? 500) < 500;

/**
 * The server's problem description; undefined if there was no response or it came from elsewhere.
 */
export const problemOf = (error: unknown): Problem | undefined =>
  isApiError(error) && error.problem.code !== UNREADABLE_RESPONSE ? error.problem : undefined;

/** Message for the customer: the server's if it has one, else `fallback`. */
export const errorMessage = <F>(error: unknown, fallback: F): string | F =>
  problemOf(error)?.message || fallback;
