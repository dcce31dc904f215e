import { parentPort, workerData } from 'node:worker_threads';
import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js';
import type { HeicTask, RawPicture } from './decode-heic.ts';

const { bytes, maxPixels }: HeicTask = workerData;

// The first picture of a file is its main picture. The decoder rotates and mirrors it as the file says.
const [image] = new libheif.HeifDecoder().decode(bytes);
const [width, height] = [image?.get_width() ?? 0, image?.get_height() ?? 0];
const isReadable = width * height > 0 && width * height <= maxPixels;
const decoded = isReadable && image ? await decode(image) : undefined;
parentPort?.postMessage(decoded, decoded ? [decoded.data.buffer as ArrayBuffer] : []);

function decode(picture: HeifImage): Promise<RawPicture | undefined> {
  const data = new Uint8ClampedArray(width * height * 4);
  return new Promise((resolve) =>
    picture.display({ data, width, height }, (result) =>
      resolve(result ? { data, width, height } : undefined),
    ),
  );
}
