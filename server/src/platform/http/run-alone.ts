import type { Call, Problem } from '@sabuja/contract';
import { type Failure, isFailure } from '@sabuja/kit';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { describeError, toValidationProblem } from './errors.ts';
import { type Problems, toProblem } from './problem.ts';

/** The call for a single record, and the failure descriptions of its room. */
type Single = { call: Pick<Call, 'invalid'> & { body: TSchema }; problems: Problems };

/**
 * Processes one record of a bulk request like the call for a single record: validates its body by that call's schema,
 * and turns a failure or error into the problem that the call would respond with. Never throws.
 */
export async function runAlone<Body, Result>(
  request: FastifyRequest,
  { call, problems }: Single,
  body: Body,
  run: (body: Body) => Promise<Result>,
): Promise<{ result: Exclude<Result, Failure> } | { problem: Problem }> {
  try {
    const validate = request.compileValidationSchema(call.body, 'body');
    if (!validate(body)) {
      const validation = validate.errors ?? [];
      throw toValidationProblem({ validation, validationContext: 'body' }, call.invalid);
    }
    const result = await run(body);
    if (isFailure(result)) throw toProblem(result, problems);
    return { result: result as Exclude<Result, Failure> };
  } catch (error) {
    return { problem: describeError(error as FastifyError, request) };
  }
}
