import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { AwsV4Signer } from 'aws4fetch';
import { MediaUnavailableError } from './file-store.ts';

/** The address of a bucket, and the access key that may read, write and list it. */
export type BucketSettings = {
  /** 'https://s3.example.com', without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True if the bucket's name is a part of the path; otherwise it is a subdomain of the host. */
  isPathStyle: boolean;
};

export type BucketTimes = {
  /**
   * How long one request may take, in addition to the time for sending its body. It ends with the last byte of the
   * response, or with its headers if the response is streamed.
   */
  request: Milliseconds;
  /** How long a streamed response may pause. */
  silence: Milliseconds;
  /** The pause before the second try; doubled before each further try. */
  pause: Milliseconds;
};
const TIMES: BucketTimes = { request: seconds(5), silence: seconds(15), pause: seconds(0.1) };
const TRIES = 3;
/** The slowest accepted upload speed in bytes per millisecond; it determines the additional time for a body. */
const SLOWEST = 500;

export type BucketRequest<T> = {
  method: 'GET' | 'HEAD' | 'PUT';
  /** Empty for the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
  /** Set for a streamed response: it has no total time limit, but `read` limits its pauses. */
  isLong?: true;
  /** Reads a response with status 2xx; `cutOff` aborts it when its time limit is exceeded. */
  read: (response: Response, cutOff: AbortController) => T | Promise<T>;
};

/**
 * Returns a function that sends signed requests to a bucket, and returns undefined if the key does not exist. Requests
 * can safely be retried, because the content of a key never changes.
 * @throws MediaUnavailableError if there is no response in time after three tries, or the store refuses the request
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

/** Returns the URL of a bucket, without a trailing slash. */
export function addressOf({ endpoint, bucket, isPathStyle }: BucketSettings): string {
  if (isPathStyle) return `${endpoint}/${bucket}`;
  const { protocol, host, pathname } = new URL(endpoint);
  return `${protocol}//${bucket}.${host}${pathname.replace(/\/$/, '')}`;
}

/** The result of a request without response, or with a temporary error: it is retried. */
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
  // Redirects are not followed, because the signature is not valid for another address.
  const init = { method, headers: signed.headers, redirect: 'manual' } as const;
  return new Request(signed.url, body ? { ...init, body: new Uint8Array(body) } : init);
}

/**
 * Interprets an error response: returns undefined for a key that does not exist, and Unanswered for a temporary error.
 * @throws MediaUnavailableError for any other error
 */
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
