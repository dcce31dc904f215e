import { setTimeout as wait } from 'node:timers/promises';
import { isFailure, type Milliseconds, seconds } from '@sabuja/kit';
import type { ProviderFailure, ProviderResult } from '../../provider.ts';
import { unavailable } from '../../provider-failures.ts';
import { type Parser, parseJson } from './entities.ts';
import { toProviderFailure } from './errors.ts';
import type { RazorpaySettings } from './settings.ts';

export type RetryPolicy = {
  /** The time limit of one attempt, until the last byte of its response. */
  timeout: Milliseconds;
  /** Waits after the nth attempt, counted from 1. */
  backoff: (attempt: number) => Promise<unknown>;
};

const MAX_ATTEMPTS = 3;
const BASE_BACKOFF = seconds(0.3);
/** Exponential, with jitter so that servers refused together do not retry together. */
const backoffAfter = (attempt: number): Promise<unknown> =>
  wait(BASE_BACKOFF * 2 ** (attempt - 1) * (0.5 + Math.random()));

export const defaultRetryPolicy: RetryPolicy = { timeout: seconds(10), backoff: backoffAfter };

type RazorpayCall = {
  path: string;
  /** Makes the call a POST. */
  body?: object;
  /** Makes a POST safe to retry: the same key gets the first result. */
  idempotencyKey?: string;
};

/** One call of Razorpay's REST API, retried only where that cannot take effect twice. */
export type Send = <Value>(
  call: RazorpayCall,
  parse: Parser<Value>,
) => Promise<ProviderResult<Value>>;

export const razorpayHttp =
  (settings: RazorpaySettings, { timeout, backoff }: RetryPolicy): Send =>
  async (call, parse) => {
    for (let attempt = 1; ; attempt++) {
      const result = await sendOnce(settings, timeout, call, parse);
      if (!isFailure(result) || attempt === MAX_ATTEMPTS || !mayRetry(call, result)) return result;
      await backoff(attempt);
    }
  };

function mayRetry(call: RazorpayCall, failure: ProviderFailure): boolean {
  if (failure.code === 'PROVIDER_REFUSED') return failure.details.reason === 'KEY_IN_PROGRESS';
  return call.idempotencyKey !== undefined || !failure.details.mayHaveSucceeded;
}

async function sendOnce<Value>(
  settings: RazorpaySettings,
  timeout: Milliseconds,
  call: RazorpayCall,
  parse: Parser<Value>,
): Promise<ProviderResult<Value>> {
  const isMutation = call.body !== undefined;
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(`${settings.apiUrl}/v1${call.path}`, {
      method: isMutation ? 'POST' : 'GET',
      headers: buildHeaders(settings, call),
      body: isMutation ? JSON.stringify(call.body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    status = response.status;
    body = parseJson(await response.text());
  } catch (error) {
    return unavailable(describeError(error), isMutation && !wasNeverSent(error));
  }
  if (status >= 400) return toProviderFailure(status, body, isMutation);
  return parse(body) ?? unavailable('malformed response', isMutation, { isReachable: true });
}

const buildHeaders = (
  { keyId, keySecret }: RazorpaySettings,
  call: RazorpayCall,
): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
  ...(call.body !== undefined && { 'content-type': 'application/json' }),
  ...(call.idempotencyKey !== undefined && { 'x-refund-idempotency': call.idempotencyKey }),
});

const networkErrorCode = (error: unknown): string | undefined =>
  ((error as Error).cause as { code?: string } | undefined)?.code;

/** True when no connection was made, so that the request was not sent. */
const wasNeverSent = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    networkErrorCode(error) ?? '',
  );

const describeError = (error: unknown): string =>
  (error as Error).name === 'TimeoutError'
    ? 'timed out'
    : (networkErrorCode(error) ?? (error as Error).message);
