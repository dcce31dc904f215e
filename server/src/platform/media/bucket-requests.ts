import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { AwsV4Signer } from 'aws4fetch';
import { MediaUnavailableError } from './file-store.ts';

/** Where a bucket is, and the key that may read, write and list it. */
export type BucketSettings = {
  /** 'https://s3.example.com', without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket's name stands in the path; else in front of the host's. */
  isPathStyle: boolean;
};

export type BucketTimes = {
  /** How long one request may take beside its body, up to the last byte of its response unless that is streamed. */
  request: Milliseconds;
  /** How long a streamed response may send nothing. */
  silence: Milliseconds;
  /** Before the second try; doubled before each further one. */
  pause: Milliseconds;
};
const TIMES: BucketTimes = { request: seconds(5), silence: seconds(15), pause: seconds(0.1) };
const TRIES = 3;
/** Bytes of a body that a connection sends in a millisecond at least; they add to the time of its request. */
const SLOWEST = 500;

export type BucketRequest<T> = {
  method: 'GET' | 'HEAD' | 'PUT';
  /** Empty for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
  /** The response may take long as long as it arrives: `read` watches over its silence. */
  isLong?: true;
  /** Reads a response of 2xx; it is cut off by the controller when its time is over. */
  read: (response: Response, cutOff: AbortController) => T | Promise<T>;
};

/**
 * Returns a function that sends signed requests to a bucket. Each may be sent again: whatever is stored under a key is
 * the same. Responds with undefined where there is no such key.
 * @throws MediaUnavailableError when nothing responds in time after three tries, or the store refuses
 */
export function createBucketRequests(settings: BucketSettings, times: BucketTimes = TIMES) {
  const address = addressOf(settings);
  return async <T>(request: BucketRequest<T>): Promise<T | undefined> => {
    for (let attempt = 1; ; attempt++) {
      const outcome = await send(settings, address, request, times.request);
      if (!(outcome instanceof Unanswered)) return outcome;
      if (attempt === TRIES)
        throw new MediaUnavailableError(`${address} ${outcome.reason}`, { cause: outcome.cause });
      await pause(times.pause * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

/** The address of a bucket, without a trailing slash. */
export function addressOf({ endpoint, bucket, isPathStyle }: BucketSettings): string {
  if (isPathStyle) return `${endpoint}/${bucket}`;
  const { protocol, host, pathname } = new URL(endpoint);
  return `${protocol}//${bucket}.${host}${pathname.replace(/\/$/, '')}`;
}

/** No response, or one that may be another one a moment later. */
class Unanswered {
  readonly reason: string;
  readonly cause: unknown;
  constructor(reason: string, cause?: unknown) {
    this.reason = reason;
    this.cause = cause;
  }
}

async function send<T>(
  settings: BucketSettings,
  address: string,
  request: BucketRequest<T>,
  time: Milliseconds,
): Promise<T | undefined | Unanswered> {
  const cutOff = new AbortController();
  const limit = time + (request.body?.length ?? 0) / SLOWEST;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    cutOff.abort();
  }, limit);
  try {
    const response = await fetch(await sign(settings, address, request), {
      signal: cutOff.signal,
    });
    if (request.isLong) clearTimeout(timer);
    if (response.ok) return await request.read(response, cutOff);
    return await explain(response, address, request);
  } catch (error) {
    if (error instanceof MediaUnavailableError) throw error;
    return new Unanswered(isLate ? 'takes too long to respond' : 'does not respond', error);
  } finally {
    clearTimeout(timer);
  }
}

async function sign<T>(
  { region, accessKeyId, secretAccessKey }: BucketSettings,
  address: string,
  { method, key = '', query = {}, headers, body }: BucketRequest<T>,
): Promise<Request> {
  const url = new URL(`${address}/${key}`);
  url.search = new URLSearchParams(query).toString();
  const hash = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  const signer = new AwsV4Signer({
    ...{ method, url: url.href, region, accessKeyId, secretAccessKey, service: 's3' },
    headers: { ...headers, 'x-amz-content-sha256': hash },
  });
  const signed = await signer.sign();
  // A redirect would be followed with a signature for another address.
  const init = { method, headers: signed.headers, redirect: 'manual' } as const;
  return new Request(signed.url, body ? { ...init, body: new Uint8Array(body) } : init);
}

/** What a response without success means: undefined for a key that does not exist. */
async function explain<T>(
  response: Response,
  address: string,
  { method }: BucketRequest<T>,
): Promise<undefined | Unanswered> {
  const { status } = response;
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
  if (status === 404 && (method === 'HEAD' || code === 'NoSuchKey')) return undefined;
  const reason = `responded with ${[status, code].filter(Boolean).join(' ')}`;
  if (status >= 500 || status === 429) return new Unanswered(reason);
  throw new MediaUnavailableError(`${address} ${reason}${adviceOf(status, code)}`);
}

function adviceOf(status: number, code: string | undefined): string {
  if (code === 'NoSuchBucket' || status === 404) return ': create the bucket MEDIA_S3_BUCKET';
  if (code === 'RequestTimeTooSkewed') return ': set the clock of this machine';
  if (status >= 300 && status < 400) return ': see MEDIA_S3_REGION and MEDIA_S3_ENDPOINT';
  return ': its key must be valid, and may read, write and list the bucket';
}
