import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { limitConcurrency } from '../limit-concurrency.ts';

/** Of 48 megapixels on a slow core. */
const MAX_TIME = seconds(30);

/** Upright, four bytes a pixel: red, green, blue, alpha. */
export type RawPicture = { data: Uint8ClampedArray; width: number; height: number };
export type HeicTask = { bytes: Uint8Array; maxPixels: number };

// 48 megapixels take some 600 MB while they are decoded.
const limited = limitConcurrency(1);

/**
 * Decodes a HEIC picture in a thread of its own, which gives its memory back; one at a time. Undefined when it cannot be
 * read, has more pixels than `maxPixels`, or takes longer than `maxTime`.
 */
export const decodeHeic = (
  bytes: Uint8Array,
  maxPixels: number,
  maxTime: Milliseconds = MAX_TIME,
): Promise<RawPicture | undefined> =>
  limited(async () => {
    const workerData: HeicTask = { bytes, maxPixels };
    // What the decoder prints of broken pictures is no log of the shop.
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
      workerData,
      stdout: true,
      stderr: true,
    });
    try {
      const [picture]: RawPicture[] = await once(worker, 'message', {
        signal: AbortSignal.timeout(maxTime),
      });
      return picture;
    } catch {
      return undefined;
    } finally {
      await worker.terminate();
    }
  });
