import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { seconds } from '@sabuja/kit';
import { limitConcurrency } from '../limit-concurrency.ts';

/** Returns milliseconds of a monotonic clock. */
export type Now = () => number;

/** A response requested this often, and unchanged for this long, is worth the better compression. */
const DENSE_AFTER_REQUESTS = 20;
const DENSE_AFTER_TIME = seconds(10);

/** Compresses at the first call; later calls return the same buffer. */
export function lazyGzip(body: Buffer): () => Buffer {
  let compressed: Buffer | undefined;
  return () => {
    compressed ??= gzipSync(body, { level: 7 });
    return compressed;
  };
}

/**
 * Compresses quickly at the first call. A body that is requested often and stays unchanged is compressed once
 * more in the background, to about an eighth less, which takes ten times as long.
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
