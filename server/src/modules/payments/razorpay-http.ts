import { setTimeout as wait } from 'node:timers/promises';
import { isFailure, type Milliseconds, seconds } from '@sabuja/kit';
import type { Answer, ProviderFailure } from './provider.ts';
import { failureOf, unavailable } from './razorpay-errors.ts';
import { parseJson, type Read } from './razorpay-shapes.ts';

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

export type Manners = {
  /** How long one try may take, its answer's last byte included. */
  patience: Milliseconds;
  /** The pause after the nth try. */
  pause: (tried: number) => Promise<unknown>;
};

const mostTries = 3;
const firstPause = seconds(0.3);
/** Doubled each time, and spread, so that servers that were refused together don't come back together. */
const pauseAfter = (tried: number): Promise<unknown> =>
  wait(firstPause * 2 ** (tried - 1) * (0.5 + Math.random()));

export const usualManners: Manners = { patience: seconds(10), pause: pauseAfter };

type Call = {
  path: string;
  /** A POST when there is one. */
  body?: object;
  /** Makes a POST safe to repeat: the same key gets the first result. */
  idempotencyKey?: string;
};

/** One call of Razorpay's REST API, repeated where that cannot do a thing twice. */
export type Send = <Value>(call: Call, read: Read<Value>) => Promise<Answer<Value>>;

export const razorpayHttp =
  (settings: RazorpaySettings, { patience, pause }: Manners): Send =>
  async (call, read) => {
    for (let tried = 1; ; tried++) {
      const answer = await sendOnce(settings, patience, call, read);
      if (!isFailure(answer) || tried === mostTries || !mayRepeat(call, answer)) return answer;
      await pause(tried);
    }
  };

function mayRepeat(call: Call, failure: ProviderFailure): boolean {
  if (failure.code === 'PROVIDER_REFUSED') return failure.details.reason === 'KEY_IN_PROGRESS';
  return call.idempotencyKey !== undefined || !failure.details.mayHaveHappened;
}

async function sendOnce<Value>(
  settings: RazorpaySettings,
  patience: Milliseconds,
  call: Call,
  read: Read<Value>,
): Promise<Answer<Value>> {
  const changes = call.body !== undefined;
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(`${settings.apiUrl}/v1${call.path}`, {
      method: changes ? 'POST' : 'GET',
      headers: headersOf(settings, call),
      body: changes ? JSON.stringify(call.body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    status = response.status;
    body = parseJson(await response.text());
  } catch (error) {
    return unavailable(reasonOf(error), changes && !neverArrived(error));
  }
  if (status >= 400) return failureOf(status, body, changes);
  return read(body) ?? unavailable('an answer that cannot be read', changes);
}

const headersOf = ({ keyId, keySecret }: RazorpaySettings, call: Call): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
  ...(call.body !== undefined && { 'content-type': 'application/json' }),
  ...(call.idempotencyKey !== undefined && { 'x-refund-idempotency': call.idempotencyKey }),
});

const codeOf = (error: unknown): string | undefined =>
  ((error as Error).cause as { code?: string } | undefined)?.code;

/** No connection was made, so nothing was asked. */
const neverArrived = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    codeOf(error) ?? '',
  );

const reasonOf = (error: unknown): string =>
  (error as Error).name === 'TimeoutError'
    ? 'no answer in time'
    : (codeOf(error) ?? (error as Error).message);
