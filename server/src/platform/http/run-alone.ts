import type { Call, Problem } from '@sabuja/contract';
import { type Failure, isFailure } from '@sabuja/kit';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { describeError, toValidationProblem } from './errors.ts';
import { type Problems, toProblem } from './problem.ts';

/** The call for one record, and how its room describes failures. */
type Single = { call: Pick<Call, 'invalid'> & { body: TSchema }; problems: Problems };

/**
 * Runs one part of a request for many as the call for one record would: its body is validated by that call's schema, and
 * a failure or an error becomes the problem that the call would respond with. Never throws.
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
