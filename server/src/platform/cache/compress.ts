import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { seconds } from '@sabuja/kit';

/** Returns the time of a monotonic clock in milliseconds. */
export type Now = () => number;

/** A response that is requested again after this time without a change is worth better compression. */
const DENSE_AFTER = seconds(5);
/** After a dense compression: at least this, and nine times as long as it took, so that it takes a tenth of a core. */
const MIN_DENSE_PAUSE = seconds(1);

/** Returns a function that compresses the body at its first call; later calls return the same buffer. */
export function lazyGzip(body: Buffer): () => Buffer {
  let compressed: Buffer | undefined;
  return () => {
    compressed ??= gzipSync(body, { level: 7 });
    return compressed;
  };
}

/** Returns a function that compresses the body at each call, at first quickly. */
export type LazyBrotli = (body: Buffer) => () => Buffer;

/**
 * Compresses bodies quickly at their first request. Those that stay unchanged and are requested again are compressed
 * once more in the background, one after the other: about a tenth smaller, which takes ten times as long.
 */
export function createLazyBrotli(now: Now): LazyBrotli {
  let nextDense = 0;
  const compressDensely = async (body: Buffer): Promise<Buffer> => {
    const startedAt = now();
    nextDense = Number.POSITIVE_INFINITY;
    try {
      return await brotli(body, qualityOption(constants.BROTLI_MAX_QUALITY));
    } finally {
      const endedAt = now();
      nextDense = endedAt + Math.max(MIN_DENSE_PAUSE, 9 * (endedAt - startedAt));
    }
  };
  return (body) => {
    let compressed: Buffer | undefined;
    let denseAt = 0;
    return () => {
      if (compressed === undefined) {
        compressed = brotliCompressSync(body, qualityOption(6));
        denseAt = now() + DENSE_AFTER;
      }
      if (now() >= Math.max(denseAt, nextDense)) {
        denseAt = Number.POSITIVE_INFINITY;
        const keepQuick = () => undefined;
        void compressDensely(body).then((smaller) => {
          compressed = smaller;
        }, keepQuick);
      }
      return compressed;
    };
  };
}

const brotli = promisify(brotliCompress);

const qualityOption = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
