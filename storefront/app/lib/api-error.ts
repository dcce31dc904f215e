import type { ApiError } from '@sabuja/contract/client';

/** What the server says of an error: a code, a message for the customer, perhaps a field and a wait. */
export type Problem = ApiError['problem'];

/**
 * An error response of the API. By name, not by class: on the server the error is made by the server's
 * own copy of the client, not by the one built into the pages.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error;

/** The status of an error response; undefined when nothing responded. */
export const apiStatus = (error: unknown): number | undefined =>
  isApiError(error) ? error.status : undefined;

export const isNotFound = (error: unknown): boolean => apiStatus(error) === 404;

/** Too slow, too early or too many: the same request may succeed a moment later. */
const transientStatuses: readonly number[] = [408, 425, 429];

/** Whether a status says that the server, or the way to it, failed for the moment. */
export const isTransient = (status: number): boolean =>
  status >= 500 || transientStatuses.includes(status);

/** A 4xx response: the server works and did not do it. There is no use in asking again by itself. */
export const isClientError = (error: unknown): boolean => (apiStatus(error) ?? 500) < 500;

/** What the server says of an error; undefined when it was not the server that responded, or nothing did. */
export const problemOf = (error: unknown): Problem | undefined =>
  isApiError(error) && error.problem.code !== 'UNREADABLE_ANSWER' ? error.problem : undefined;

/** What to tell the customer: the server's own message when it has one, else `fallback`. */
export const errorMessage = <F>(error: unknown, fallback: F): string | F =>
  problemOf(error)?.message || fallback;
