import type { StoredPhoto } from '../../lib/device-actions.ts';
import { deviceDb } from '../../lib/device-store.ts';

/** Returns a member's photos whose deliveries the server has accepted, in the sequence of the deliveries. */
export async function listPhotos(memberUid: string): Promise<StoredPhoto[]> {
  const all = await (await deviceDb()).getAllFromIndex('photos', 'memberUid', memberUid);
  return all.filter(({ isDue }) => isDue).sort((a, b) => a.seq - b.seq);
}

/** Removes a photo that was sent, or whose refusal the rider has dismissed. */
export async function removePhoto(id: string): Promise<void> {
  await (await deviceDb()).delete('photos', id);
}

/** Replaces the bytes of a refused photo with the reason of the refusal, until the rider has dismissed it. */
export async function refusePhoto(
  photo: StoredPhoto,
  refusal: NonNullable<StoredPhoto['refusal']>,
): Promise<void> {
  await (await deviceDb()).put('photos', { ...photo, jpeg: new ArrayBuffer(0), refusal });
}
