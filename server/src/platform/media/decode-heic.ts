import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { limitConcurrency } from '../limit-concurrency.ts';

/** Enough for 48 megapixels on a slow core. */
const MAX_TIME = seconds(30);

/** An upright picture with four bytes per pixel: red, green, blue, alpha. */
export type RawPicture = { data: Uint8ClampedArray; width: number; height: number };
export type HeicTask = { bytes: Uint8Array; maxPixels: number };

// 48 megapixels take some 600 MB while they are decoded.
const limited = limitConcurrency(1);

/**
 * Decodes a HEIC picture in a worker thread, which frees its memory at the end; one picture at a time. Returns
 * undefined if the picture cannot be read, has more than `maxPixels` pixels, or takes longer than `maxTime`.
 */
export const decodeHeic = (
  bytes: Uint8Array,
  maxPixels: number,
  maxTime: Milliseconds = MAX_TIME,
): Promise<RawPicture | undefined> =>
  limited(async () => {
    const workerData: HeicTask = { bytes, maxPixels };
    // stdout and stderr are captured, so that the decoder's output about broken pictures is not in the shop's log.
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
