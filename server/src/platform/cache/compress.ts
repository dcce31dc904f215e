import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { seconds } from '@sabuja/kit';
import { limitConcurrency } from '../limit-concurrency.ts';

/** Tells the time in milliseconds since some moment. */
export type Now = () => number;

/** After so many askings, and unchanged for so long, an answer is worth a better compression. */
const DENSE_AFTER_REQUESTS = 20;
const DENSE_AFTER_TIME = seconds(10);

/** Compressed when first asked for; the same ever after. */
export function lazyGzip(body: Buffer): () => Buffer {
  let compressed: Buffer | undefined;
  return () => {
    compressed ??= gzipSync(body, { level: 7 });
    return compressed;
  };
}

/**
 * Compressed quickly when first asked for. An answer that stays and is asked for often is compressed
 * once more in the background, to about an eighth less, which takes ten times as long.
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
