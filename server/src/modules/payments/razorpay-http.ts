import { setTimeout as wait } from 'node:timers/promises';
import { isFailure, type Milliseconds, seconds } from '@sabuja/kit';
import type { ProviderFailure, ProviderResult } from './provider.ts';
import { toProviderFailure, unavailable } from './razorpay-errors.ts';
import { type Parser, parseJson } from './razorpay-schemas.ts';

/** Razorpay's keys and addresses, or those of whatever speaks as it does. */
export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Without a slash at the end; `/v1/orders` is put behind it. */
  apiUrl: string;
  /** The script that a page loads. */
  checkoutUrl: string;
};

export type RetryPolicy = {
  /** How long one try may take, its answer's last byte included. */
  timeout: Milliseconds;
  /** The pause after the nth try. */
  backoff: (attempt: number) => Promise<unknown>;
};

const MAX_ATTEMPTS = 3;
const BASE_BACKOFF = seconds(0.3);
/** Doubled each time, and spread, so that servers that were refused together don't come back together. */
const backoffAfter = (attempt: number): Promise<unknown> =>
  wait(BASE_BACKOFF * 2 ** (attempt - 1) * (0.5 + Math.random()));

export const defaultRetryPolicy: RetryPolicy = { timeout: seconds(10), backoff: backoffAfter };

type RazorpayCall = {
  path: string;
  /** A POST when there is one. */
  body?: object;
  /** Makes a POST safe to repeat: the same key gets the first result. */
  idempotencyKey?: string;
};

/** One call of Razorpay's REST API, repeated where that cannot do a thing twice. */
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
  return parse(body) ?? unavailable('an answer that cannot be read', isMutation);
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

/** No connection was made, so nothing was asked. */
const wasNeverSent = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    networkErrorCode(error) ?? '',
  );

const describeError = (error: unknown): string =>
  (error as Error).name === 'TimeoutError'
    ? 'no answer in time'
    : (networkErrorCode(error) ?? (error as Error).message);
