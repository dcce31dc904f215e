import type { Failure } from '@sabuja/kit';

/** An answer of 400 or above. `message` is in the customer's words. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** Seconds to wait, told in `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly details: unknown;
  constructor(status: number, code: string, words: Words) {
    super(words.message);
    this.status = status;
    this.code = code;
    this.field = words.field;
    this.retryAfter = words.retryAfter;
    this.details = words.details;
  }
}

type Words = { message: string; field?: string; retryAfter?: number; details?: unknown };

// biome-ignore lint/suspicious/noExplicitAny: each failure code has details of its own shape
type Describe = (details: any) => Words & { status: number };

/** A room's expected failures: for each code, the status and the words. A code without one doesn't compile. */
export type Problems = Readonly<Record<string, Describe>>;

/** Turns an expected failure into its answer. */
export function toProblem(failure: Failure, problems: Problems): HttpProblem {
  const describe = problems[failure.code];
  if (describe === undefined) throw new Error(`no words for the failure ${failure.code}`);
  const { status, ...words } = describe(failure.details);
  return new HttpProblem(status, failure.code, words);
}

export const notFound = (): HttpProblem =>
  new HttpProblem(404, 'NOT_FOUND', { message: 'Not found.' });
