import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The access key of a bucket. */
export type BucketKey = { accessKeyId: string; secretAccessKey: string; region: string };

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string): Buffer =>
  createHmac('sha256', key).update(content).digest();
const HEADER =
  /^AWS4-HMAC-SHA256 ?Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
const MAX_CLOCK_OFFSET_MS = 15 * 60_000;

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * The error code with which Amazon S3 refuses a request, according to its description of signature version 4;
 * undefined for a request correctly signed with the key. It does not use the library with which the shop signs.
 */
export function findSignatureProblem(
  { method = '', url = '', headers }: Received,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: BucketKey,
  now = Date.now(),
): string | undefined {
  const [, keyId, date = '', itsRegion = '', signedHeaders = '', signature] =
    HEADER.exec(headers.authorization ?? '') ?? [];
  if (keyId === undefined) return 'AccessDenied';
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  if (itsRegion !== region) return 'AuthorizationHeaderMalformed';
  const names = signedHeaders.split(';');
  const isSigned = Object.keys(headers).every(
    (name) => !(name === 'host' || name.startsWith('x-amz-')) || names.includes(name),
  );
  const time = String(headers['x-amz-date']);
  if (!isSigned || !time.startsWith(date)) return 'AccessDenied';
  if (Math.abs(timeOf(time) - now) > MAX_CLOCK_OFFSET_MS) return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, pathname, query, lines, signedHeaders, sha256(body)].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  return hmac(key, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
