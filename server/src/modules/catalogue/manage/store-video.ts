import { createHash } from 'node:crypto';
import { fail } from '@sabuja/kit';
import type { MediaStore } from '../../../platform/media/index.ts';

/** Stores an uploaded video unchanged; returns the path by which a banner refers to it. Fails with UNREADABLE_VIDEO. */
export async function storeVideo(media: Pick<MediaStore, 'putFile'>, bytes: Buffer) {
  const extension = videoExtensionOf(bytes);
  if (extension === undefined) return fail('UNREADABLE_VIDEO');
  return media.putFile('banners', videoName(bytes, extension), bytes);
}

const WEBM_START = Buffer.of(0x1a, 0x45, 0xdf, 0xa3);

/** Detects the file type by the content; undefined when browsers cannot play it. */
function videoExtensionOf(bytes: Buffer): 'mp4' | 'webm' | undefined {
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
  return bytes.subarray(0, 4).equals(WEBM_START) ? 'webm' : undefined;
}

/** The file name depends on the content: two different videos never share a name. */
const videoName = (bytes: Buffer, extension: string): string =>
  `video-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
