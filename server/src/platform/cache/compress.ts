import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { seconds } from '@sabuja/kit';
import { limitConcurrency } from '../limit-concurrency.ts';

/** Tells the time in milliseconds since some moment. */
export type Now = () => number;

/** After so many askings, and unchanged for so long, an answer is worth a better compression. */
const often = 20;
const settled = seconds(10);

/** Compressed when first asked for; the same ever after. */
export function gzipped(body: Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => {
    made ??= gzipSync(body, { level: 7 });
    return made;
  };
}

/**
 * Compressed quickly when first asked for. An answer that stays and is asked for often is compressed
 * once more in the background, to about an eighth less, which takes ten times as long.
 */
export function brotlied(body: Buffer, now: Now): () => Buffer {
  let made: Buffer | undefined;
  let asked = 0;
  let since = 0;
  let isDense = false;
  return () => {
    if (made === undefined) {
      made = brotliCompressSync(body, quality(5));
      since = now();
    }
    asked += 1;
    if (!isDense && asked >= often && now() - since >= settled) {
      isDense = true;
      void dense(body).then((smaller) => {
        made = smaller;
      });
    }
    return made;
  };
}

const brotli = promisify(brotliCompress);
const oneAtATime = limitConcurrency(1);
const dense = (body: Buffer): Promise<Buffer> =>
  oneAtATime(() => brotli(body, quality(constants.BROTLI_MAX_QUALITY)));

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
