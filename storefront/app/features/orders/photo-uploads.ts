import type { Client } from '@sabuja/contract/client';
import { MAX_COMPLAINT_PHOTO_BYTES } from '@sabuja/contract/limits';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { withPictureType } from '@sabuja/ui/lib/picture-files.ts';
import { shrinkPhoto } from '@sabuja/ui/lib/shrink-photo.ts';

/** A photo that the customer chose for a complaint. */
export type PickedPhoto = {
  /** Of the photo at the shop: sent again after a lost response, it is stored once. */
  id: string;
  name: string;
  state: 'reading' | 'ready' | 'sending' | 'sent' | 'failed';
  /** What is sent: small, or as it is where the browser cannot read it. */
  blob?: Blob;
  /** Shows it; undefined where the browser cannot read it. */
  url?: string;
  /** Why it was not sent, as the shop says it; undefined when the network failed. */
  problem?: string | undefined;
};

/** A photo as it is sent, and an address to show it at. */
export async function readPhoto(file: File): Promise<Pick<PickedPhoto, 'blob' | 'url'>> {
  try {
    const blob = await shrinkPhoto(file);
    return { blob, url: URL.createObjectURL(blob) };
  } catch {
    // HEIC, which most browsers cannot read: the shop does.
    return { blob: withPictureType(file) };
  }
}

/** True for a photo that the shop would refuse for its size. */
export const isTooLarge = ({ blob }: Pick<PickedPhoto, 'blob'>): boolean =>
  (blob?.size ?? 0) > MAX_COMPLAINT_PHOTO_BYTES;

/** Sends a photo of a complaint; returns what is known of it then. */
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
