import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { seconds } from '@sabuja/kit';
import { limitConcurrency } from '../limit-concurrency.ts';

/** Returns the time of a monotonic clock in milliseconds. */
export type Now = () => number;

/** A response that was requested this often, and did not change for this long, is worth better compression. */
const DENSE_AFTER_REQUESTS = 20;
const DENSE_AFTER_TIME = seconds(10);

/** Returns a function that compresses the body at its first call; later calls return the same buffer. */
export function lazyGzip(body: Buffer): () => Buffer {
  let compressed: Buffer | undefined;
  return () => {
    compressed ??= gzipSync(body, { level: 7 });
    return compressed;
  };
}

/**
 * Returns a function that compresses the body quickly at its first call. A body that is requested often and stays
 * unchanged is compressed again in the background: about an eighth smaller, which takes ten times as long.
 */
export function lazyBrotli(body: Buffer, now: Now): () => Buffer {
  let compressed: Buffer | undefined;
  let requests = 0;
  let compressedAt = 0;
  let isDense = false;
  return () => {
    if (compressed === undefined) {
      compressed = brotliCompressSync(body, qualityOption(5));
      compressedAt = now();
    }
    requests += 1;
    if (!isDense && requests >= DENSE_AFTER_REQUESTS && now() - compressedAt >= DENSE_AFTER_TIME) {
      isDense = true;
      void compressDensely(body).then((smaller) => {
        compressed = smaller;
      });
    }
    return compressed;
  };
}

const brotli = promisify(brotliCompress);
const oneAtATime = limitConcurrency(1);
const compressDensely = (body: Buffer): Promise<Buffer> =>
  oneAtATime(() => brotli(body, qualityOption(constants.BROTLI_MAX_QUALITY)));

const qualityOption = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
