/**
 * An expected failure: it is returned, never thrown. The HTTP layer maps `code` to a status and a message.
 */
export type Failure<Code extends string = string, Details = unknown> = {
  readonly failed: true;
  readonly code: Code;
  readonly details: Details;
};

/** What a use case returns: the value, or an expected failure. */
export type Result<Value, F extends Failure = Failure> = Value | F;

/** Creates an expected failure; `details` carries the parameters of its message. */
export function fail<const Code extends string>(code: Code): Failure<Code, undefined>;
export function fail<const Code extends string, Details>(
  code: Code,
  details: Details,
): Failure<Code, Details>;
export function fail(code: string, details?: unknown): Failure {
  return { failed: true, code, details };
}

/** True for an expected failure, false for a value. */
export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && (value as { failed?: unknown }).failed === true;
