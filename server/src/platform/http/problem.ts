import type { Call, CallName, ProblemCode } from '@sabuja/contract';
import type { Failure } from '@sabuja/kit';
import { type Message, translate } from '../texts/index.ts';

/** An error that becomes a response with status 400 or above. `message` is its English text. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;
  /** The message for the customer, to be translated to their language. */
  readonly text: Message;
  readonly field: string | undefined;
  /** Seconds to wait, sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  readonly details: unknown;
  readonly challenge: object | undefined;
  constructor(status: number, code: string, text: ProblemText) {
    super(translate(text.message, 'en'));
    this.text = text.message;
    this.status = status;
    this.code = code;
    this.field = text.field;
    this.retryAfter = text.retryAfter;
    this.details = text.details;
    this.challenge = text.challenge;
  }
}

type ProblemText = {
  message: Message;
  field?: string;
  retryAfter?: number;
  details?: unknown;
  /** A challenge; with its solution the same request is accepted. */
  challenge?: object | undefined;
};

// biome-ignore lint/suspicious/noExplicitAny: each failure code has details of its own shape
type Describe<Status extends number> = (details: any) => ProblemText & { status: Status };

export type Problems = Readonly<Record<string, Describe<number>>>;

/**
 * Maps each failure code that the calls of a room declare to its status and message. A missing code or a wrong status
 * does not compile; with `satisfies`, neither does a code that no call declares.
 */
export type ProblemsOf<C extends Readonly<Record<CallName, Call>>> = {
  readonly [Code in ProblemCode<C[keyof C & CallName]>]: Describe<
    StatusOf<C[keyof C & CallName], Code>
  >;
};

type StatusOf<C, Code extends string> = C extends {
  readonly problems: { readonly [K in Code]: infer Status extends number };
}
  ? Status
  : never;

/** Converts an expected failure to its problem response. */
export function toProblem(failure: Failure, problems: Problems): HttpProblem {
  const describe = problems[failure.code];
  if (describe === undefined) throw new Error(`no message for the failure ${failure.code}`);
  const { status, ...text } = describe(failure.details);
  return new HttpProblem(status, failure.code, text);
}

/** The problem of ordering calls until a new shop opens: 409 SHOP_NOT_OPEN. */
export const notOpen = (): HttpProblem =>
  new HttpProblem(409, 'SHOP_NOT_OPEN', {
    message: 'The shop is not open yet. Orders can be placed once it is.',
  });

/** The problem of a path or file that does not exist: 404 NOT_FOUND. */
export const notFound = (): HttpProblem =>
  new HttpProblem(404, 'NOT_FOUND', { message: 'Not found.' });
