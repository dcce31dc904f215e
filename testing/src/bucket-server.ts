import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type BucketKey, findSignatureProblem } from './bucket-signature.ts';

/** Faults of the bucket that the next requests get instead of a response. */
export type BucketFault = 'refused' | 'failing' | 'silent' | 'cut_off';

type Stored = { bytes: Buffer; type: string };
const PAGE = 3;
const BUCKET = 'pictures';
const key: BucketKey = {
  ...{ accessKeyId: 'TESTKEY', secretAccessKey: 'secret/of+tests', region: 'ap-south-1' },
};

/**
 * A bucket of an S3-compatible store on the loopback interface. It verifies each signature with its own code, lists
 * three keys per page, and has faults on request.
 */
export class BucketServer {
  /** The stored files by key. */
  readonly files = new Map<string, Stored>();
  /** All received requests in sequence, as 'GET originals/x.webp', including those that got a fault. */
  readonly requests: string[] = [];
  readonly #faults: BucketFault[] = [];
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch(() => response.destroy());
  });

  static async open(): Promise<BucketServer> {
    const bucket = new BucketServer();
    bucket.#server.listen(0, '127.0.0.1');
    await once(bucket.#server, 'listening');
    return bucket;
  }

  /** The environment variables by which a shop uses this bucket. */
  get env(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    return {
      MEDIA_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      MEDIA_S3_BUCKET: BUCKET,
      MEDIA_S3_REGION: key.region,
      MEDIA_S3_ACCESS_KEY_ID: key.accessKeyId,
      MEDIA_S3_SECRET_ACCESS_KEY: key.secretAccessKey,
    };
  }

  /** The next `times` requests get a fault. */
  fail(fault: BucketFault, times = Number.MAX_SAFE_INTEGER): void {
    this.#faults.length = 0;
    this.#faults.push(...Array.from({ length: Math.min(times, 100) }, () => fault));
  }

  recover(): void {
    this.#faults.length = 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const [, bucket, ...names] = pathname.split('/');
    const name = names.join('/');
    this.requests.push(`${request.method} ${name}`);
    const fault = this.#faults.shift();
    if (fault === 'silent') return;
    if (fault === 'failing') return refuse(response, 500, 'InternalError');
    const problem = findSignatureProblem(request, body, key);
    if (problem || fault === 'refused') return refuse(response, 403, problem ?? 'AccessDenied');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      this.files.set(name, { bytes: body, type: request.headers['content-type'] ?? '' });
      response.end();
    } else if (name === '') this.#list(searchParams, response);
    else this.#send(request, this.files.get(name), response, fault === 'cut_off');
  }

  #send(
    { method, headers: { range } }: IncomingMessage,
    stored: Stored | undefined,
    response: ServerResponse,
    isCutOff: boolean,
  ): void {
    if (!stored) {
      refuse(response, 404, 'NoSuchKey', method);
      return;
    }
    const { bytes, type } = stored;
    const [, from = 0, to = bytes.length - 1] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const part = bytes.subarray(Number(from), Number(to) + 1);
    response.writeHead(range === undefined ? 200 : 206, {
      'content-type': type,
      'content-length': part.length,
      ...(range !== undefined && { 'content-range': `bytes ${from}-${to}/${bytes.length}` }),
    });
    if (method === 'HEAD') response.end();
    else if (isCutOff) response.write(part.subarray(0, part.length / 2), () => response.destroy());
    else response.end(part);
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const keys = [...this.files.keys()]
      .filter((each) => each.startsWith(query.get('prefix') ?? ''))
      .sort();
    const first = Number(query.get('continuation-token') ?? 0);
    const next = first + PAGE;
    const contents = keys.slice(first, next).map((each) => {
      const size = this.files.get(each)?.bytes.length;
      return `<Contents><Key>${each}</Key><Size>${size}</Size></Contents>`;
    });
    const token =
      keys.length > next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${contents.join('')}${token}</ListBucketResult>`,
    );
  }
}

function refuse(response: ServerResponse, status: number, code: string, method = 'GET'): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
}
