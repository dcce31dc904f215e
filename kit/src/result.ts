/** An expected failure: a value, never thrown. `code` is mapped to a status and a message at the edge. */
export type Failure<Code extends string = string, Details = unknown> = {
  readonly failed: true;
  readonly code: Code;
  readonly details: Details;
};

/** What a use case answers: the value, or an expected failure. */
export type Result<Value, F extends Failure = Failure> = Value | F;

/** Makes an expected failure; `details` carries what its message needs. */
export function fail<const Code extends string>(code: Code): Failure<Code, undefined>;
export function fail<const Code extends string, Details>(
  code: Code,
  details: Details,
): Failure<Code, Details>;
export function fail(code: string, details?: unknown): Failure {
  return { failed: true, code, details };
}

/** Tells an expected failure from a value. */
export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && (value as { failed?: unknown }).failed === true;
