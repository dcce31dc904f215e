import type { Client } from '@sabuja/contract/client';
import { MAX_COMPLAINT_PHOTO_BYTES } from '@sabuja/contract/limits';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { withPictureType } from '@sabuja/ui/lib/picture-files.ts';
import { shrinkPhoto } from '@sabuja/ui/lib/shrink-photo.ts';

/** A photo that the customer chose for a complaint. */
export type PickedPhoto = {
  /** Sent with the photo, so that the server stores it only once if it is resent after a lost response. */
  id: string;
  name: string;
  state: 'reading' | 'ready' | 'sending' | 'sent' | 'failed';
  /** The data to send: shrunk, or the original if the browser cannot decode it. */
  blob?: Blob;
  /** URL of the preview; undefined if the browser cannot decode the photo. */
  url?: string;
  /** The server's reason for refusing the photo; undefined if the network failed. */
  problem?: string | undefined;
};

/** Returns the data to send, and a URL for the preview if the browser can decode the photo. */
export async function readPhoto(file: File): Promise<Pick<PickedPhoto, 'blob' | 'url'>> {
  try {
    const blob = await shrinkPhoto(file);
    return { blob, url: URL.createObjectURL(blob) };
  } catch {
    // HEIC photos cannot be decoded by most browsers, but by the server.
    return { blob: withPictureType(file) };
  }
}

/** True for a photo that the shop would refuse for its size. */
export const isTooLarge = ({ blob }: Pick<PickedPhoto, 'blob'>): boolean =>
  (blob?.size ?? 0) > MAX_COMPLAINT_PHOTO_BYTES;

/** Sends a photo of a complaint; returns its new state and the server's reason for a refusal. */
export async function sendPhoto(
  api: Client,
  ticket_no: string,
  { id, blob = new Blob() }: PickedPhoto,
): Promise<Pick<PickedPhoto, 'state' | 'problem'>> {
  try {
    await api('POST /api/v1/complaint/{ticket_no}/photos', {
      params: { ticket_no },
      query: { id },
      file: blob,
    });
    return { state: 'sent' };
  } catch (error) {
    return { state: 'failed', problem: problemOf(error)?.message };
  }
}
