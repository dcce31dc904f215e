import type { Call, Problem } from '@sabuja/contract';
import { type Locale, negotiateLocale, seconds } from '@sabuja/kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, OutcomeUnknownError } from '../db/index.ts';
import { OverloadedError } from '../limit-concurrency.ts';
import { MediaUnavailableError } from '../media/file-store.ts';
import { text, translate } from '../texts/index.ts';
import { HttpProblem } from './problem.ts';

/**
 * Returns true for the error of a text that the database cannot store: with a null character, or in JSON with half of a
 * surrogate pair, which has no SQLSTATE of its own.
 */
const isUnstorableText = ({ code, message }: { code: string; message: string }): boolean =>
  code === '22021' || code === '22P05' || (code === '22P02' && /for type jsonb?$/.test(message));

const RETRY_AFTER = seconds(5);

/**
 * Sends the response for an error, in the language that the client accepts. This is the only place where an error
 * becomes a response. The message of an unexpected error is only logged.
 */
export function sendError(
  error: FastifyError | HttpProblem,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = toProblem(error, request);
  const locale = negotiateLocale(request.headers['accept-language']);
  reply.header('cache-control', 'no-store').header('content-language', locale);
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  return reply.code(problem.status).send(toBody(problem, locale));
}

/** Returns the problem of an error as part of a larger response, in the language that the client accepts. */
export const describeError = (
  error: FastifyError | HttpProblem,
  request: FastifyRequest,
): Problem =>
  toBody(toProblem(error, request), negotiateLocale(request.headers['accept-language']));

const toBody = (problem: HttpProblem, locale: Locale): Problem => ({
  code: problem.code,
  message: translate(problem.text, locale),
  ...(problem.field !== undefined && { field: problem.field }),
  ...(problem.retryAfter !== undefined && { retry_after: problem.retryAfter }),
  ...(problem.details !== undefined && { details: problem.details }),
  ...(problem.challenge !== undefined && { challenge: problem.challenge }),
});

function toProblem(error: FastifyError | HttpProblem, request: FastifyRequest): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof OverloadedError) return unavailable();
  return toRefusal(error, request) ?? toFault(error, request);
}

const unavailable = (): HttpProblem =>
  new HttpProblem(503, 'UNAVAILABLE', {
    message: 'The shop is busy at the moment. Please try again in a few seconds.',
    retryAfter: RETRY_AFTER / seconds(1),
  });

const mediaUnavailable = (): HttpProblem =>
  new HttpProblem(503, 'UNAVAILABLE', {
    message: 'Pictures cannot be stored or shown at the moment. Please try again in a minute.',
    retryAfter: RETRY_AFTER / seconds(1),
  });

/** Returns the problem of an invalid request; undefined for an unexpected error. */
function toRefusal(error: FastifyError, request: FastifyRequest): HttpProblem | undefined {
  if ('validation' in error && error.validation)
    return toValidationProblem(error, request.routeOptions.config.toValidationProblem);
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new HttpProblem(error.statusCode, error.code, defaultText(error.statusCode));
  if (isUnstorableText(error))
    return new HttpProblem(422, 'INVALID', { message: 'Please check the text.' });
  return undefined;
}

/**
 * Returns true if a file could not be written because the disk of DATA_DIR or of temporary files, or the shop's quota on
 * it, is full, or because the disk failed.
 */
const isDiskUnavailable = ({ code }: { code: string }): boolean =>
  code === 'ENOSPC' || code === 'EDQUOT' || code === 'EIO';

function toFault(error: FastifyError, request: FastifyRequest): HttpProblem {
  request.log.error(error);
  if (error instanceof OutcomeUnknownError) {
    return new HttpProblem(500, 'OUTCOME_UNKNOWN', {
      message:
        'The connection was lost while saving. Please check whether it worked before trying again.',
    });
  }
  if (isDatabaseUnavailable(error) || isDiskUnavailable(error)) return unavailable();
  if (error instanceof MediaUnavailableError) return mediaUnavailable();
  return new HttpProblem(500, 'FAULT', { message: 'Something went wrong. Please try again.' });
}

function defaultText(status: number): { message: string } {
  if (status === 404) return { message: 'Not found.' };
  if (status === 413) return { message: 'That is too large.' };
  return { message: 'The request could not be read.' };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's own messages for invalid fields, by the name of the field. */
    toValidationProblem?: Call['invalid'];
  }
}

/** Returns a problem that names the first invalid field, such as delivery_date: 'Please check delivery date.' */
export function toValidationProblem(
  error: Pick<FastifyError, 'validation' | 'validationContext'>,
  own: Call['invalid'] = {},
): HttpProblem {
  const [first] = error.validation ?? [];
  const missing = first?.params?.missingProperty;
  const path = `${first?.instancePath ?? ''}${missing ? `/${missing}` : ''}`;
  const field = path.split('/').filter(Boolean).join('.') || error.validationContext || 'request';
  const label = { template: field.replace(/[._]/g, ' '), values: [] };
  const message =
    own[field] ?? (missing ? text`Please fill in ${label}.` : text`Please check ${label}.`);
  return new HttpProblem(422, 'INVALID', { message, field });
}
