import { isApiError } from '@sabuja/ui/lib/api-error.ts';
import type { StoredPhoto } from '../../lib/device-actions.ts';
import { listPhotos, refusePhoto, removePhoto } from './photo-store.ts';
import { refusalOf } from './send-waiting.ts';

/**
 * Sends the photos of a member's accepted deliveries in their sequence; stops when the server does not respond. Photos
 * are sent after the actions, so that no action waits for one. A photo that the server refuses is stored as refused,
 * and the next one is sent.
 * @param send throws as the API client does
 */
export async function sendPhotos(
  memberUid: string,
  send: (photo: StoredPhoto) => Promise<unknown>,
): Promise<void> {
  for (const photo of await listPhotos(memberUid)) {
    if (photo.refusal) continue;
    try {
      await send(photo);
    } catch (error) {
      const refusal = tooLarge(error) ?? refusalOf(error);
      if (!refusal) return;
      await refusePhoto(photo, refusal);
      continue;
    }
    await removePhoto(photo.id);
  }
}

/** A proxy may refuse a too large photo with 413, without a problem document of the shop. */
const tooLarge = (error: unknown): StoredPhoto['refusal'] =>
  isApiError(error) && error.status === 413
    ? { status: error.status, problem: error.problem }
    : undefined;
