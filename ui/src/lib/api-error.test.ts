import { ApiError, UNREADABLE_RESPONSE } from '@sabuja/contract/client';
import { describe, expect, test } from 'vitest';
import { apiStatus, errorMessage, isClientError, isNotFound, problemOf } from './api-error.ts';
import { isRefusal, rejectionMessage, rejectionOf } from './refusal.ts';

const response = (status: number, message = `status ${status}`) =>
  new ApiError(status, { code: 'X', message });
/** A response that is not from the API, such as a proxy's error page. */
const unreadableResponse = (status: number) =>
  new ApiError(status, { code: UNREADABLE_RESPONSE, message: 'Something went wrong.' });
const networkError = new TypeError('Failed to fetch');

describe('a refusal is final', () => {
  test.each([400, 402, 403, 404, 409, 410, 413, 422])('%d with a problem is one', (status) => {
    expect(isRefusal(response(status))).toBe(true);
  });

  test.each([401, 408, 425, 429, 500, 502, 503, 504])(
    '%d may have another outcome on retry',
    (status) => {
      expect(isRefusal(response(status))).toBe(false);
    },
  );

  test('no response, a bug in the client and a foreign response are not refusals', () => {
    for (const error of [
      networkError,
      new Error('a bug'),
      unreadableResponse(403),
      undefined,
      'no',
    ])
      expect(isRefusal(error)).toBe(false);
  });
});

test('a client error is any 4xx response, readable or not', () => {
  for (const error of [response(401), response(429), unreadableResponse(404)])
    expect(isClientError(error)).toBe(true);
  for (const error of [response(500), unreadableResponse(502), networkError])
    expect(isClientError(error)).toBe(false);
});

test('errors are recognised by name: the server has its own copy of the client class', () => {
  const other = Object.assign(new Error('gone'), { name: 'ApiError', status: 404 });
  expect([apiStatus(other), isNotFound(other)]).toEqual([404, true]);
  expect([apiStatus(networkError), isNotFound(networkError)]).toEqual([undefined, false]);
});

test('a problem is returned for client errors; server errors have only a message', () => {
  const [refused, failed] = [response(409), response(503)];
  expect([problemOf(refused), rejectionOf(refused)]).toEqual([refused.problem, refused.problem]);
  expect([problemOf(failed), rejectionOf(failed)]).toEqual([failed.problem, undefined]);
  expect([problemOf(unreadableResponse(400)), rejectionOf(unreadableResponse(400))]).toEqual([
    undefined,
    undefined,
  ]);
});

test('the message is the server’s if there is one, else the fallback', () => {
  const messagesOf = (error: unknown) => [errorMessage(error, 'no'), rejectionMessage(error, 'no')];
  expect(messagesOf(response(409, 'Full.'))).toEqual(['Full.', 'Full.']);
  expect(messagesOf(response(503, 'Busy.'))).toEqual(['Busy.', 'no']);
  for (const error of [unreadableResponse(400), networkError, response(400, ''), undefined])
    expect(messagesOf(error)).toEqual(['no', 'no']);
});
