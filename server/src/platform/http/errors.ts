import type { Call, Problem } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, OutcomeUnknownError } from '../db/index.ts';
import { OverloadedError } from '../limit-concurrency.ts';
import { HttpProblem } from './problem.ts';

/** PostgreSQL's SQLSTATE for a text with a null character. */
const INVALID_TEXT_SQLSTATE = '22021';
const faultProblem: Problem = { code: 'FAULT', message: 'Something went wrong. Please try again.' };

const unknownOutcomeProblem: Problem = {
  code: 'OUTCOME_UNKNOWN',
  message:
    'The connection was lost while saving. Please check whether it worked before trying again.',
};
const RETRY_AFTER = seconds(5);
const unavailable = (): HttpProblem =>
  new HttpProblem(503, 'UNAVAILABLE', {
    message: 'The shop is busy at the moment. Please try again in a few seconds.',
    retryAfter: RETRY_AFTER / seconds(1),
  });

/** The only place where an error becomes a response. The message of an unexpected error stays in the log. */
export function sendError(
  error: FastifyError | HttpProblem,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.header('cache-control', 'no-store');
  if (error instanceof HttpProblem) return sendProblem(error, reply);
  if (error instanceof OverloadedError) return sendProblem(unavailable(), reply);
  if ('validation' in error && error.validation) {
    return reply
      .code(422)
      .send(toValidationProblem(error, request.routeOptions.config.toValidationProblem));
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return reply
      .code(error.statusCode)
      .send({ code: error.code, message: defaultMessage(error.statusCode) });
  }
  if (error.code === INVALID_TEXT_SQLSTATE) {
    return reply.code(422).send({ code: 'INVALID', message: 'Please check the text.' });
  }
  request.log.error(error);
  if (error instanceof OutcomeUnknownError) return reply.code(500).send(unknownOutcomeProblem);
  if (isDatabaseUnavailable(error)) return sendProblem(unavailable(), reply);
  return reply.code(500).send(faultProblem);
}

function sendProblem(problem: HttpProblem, reply: FastifyReply) {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  return reply.code(problem.status).send({
    code: problem.code,
    message: problem.message,
    ...(problem.field !== undefined && { field: problem.field }),
    ...(problem.retryAfter !== undefined && { retry_after: problem.retryAfter }),
    ...(problem.details !== undefined && { details: problem.details }),
    ...(problem.challenge !== undefined && { challenge: problem.challenge }),
  } satisfies Problem);
}

const defaultMessage = (status: number): string =>
  status === 404
    ? 'Not found.'
    : status === 413
      ? 'That is too large.'
      : 'The request could not be read.';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's own messages for invalid fields. */
    toValidationProblem?: Call['invalid'];
  }
}

/** Names the first invalid field: 'delivery_date must match …' becomes 'Please check delivery date.' */
function toValidationProblem(error: FastifyError, own: Call['invalid'] = {}): Problem {
  const [first] = error.validation ?? [];
  const missing = first?.params?.missingProperty;
  const path = `${first?.instancePath ?? ''}${missing ? `/${missing}` : ''}`;
  const field = path.split('/').filter(Boolean).join('.') || error.validationContext || 'request';
  const label = field.replace(/[._]/g, ' ');
  return {
    code: 'INVALID',
    message: own[field] ?? (missing ? `Please fill in ${label}.` : `Please check ${label}.`),
    field,
  };
}
