import { ApiError } from '@sabuja/contract/client';

/** What to tell the customer: the server's own words when it answered, else `fallback`. */
export const errorMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.problem.code !== 'UNREADABLE_ANSWER'
    ? error.problem.message
    : fallback;
