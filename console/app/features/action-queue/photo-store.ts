import type { StoredPhoto } from '../../lib/device-actions.ts';
import { deviceDb } from '../../lib/device-store.ts';

/** A member's photos whose deliveries the server has accepted, in the sequence of the deliveries. */
export async function listPhotos(memberUid: string): Promise<StoredPhoto[]> {
  const all = await (await deviceDb()).getAllFromIndex('photos', 'memberUid', memberUid);
  return all.filter(({ isDue }) => isDue).sort((a, b) => a.seq - b.seq);
}

/** Removes a photo that the server has, or whose refusal the rider has seen. */
export async function removePhoto(id: string): Promise<void> {
  await (await deviceDb()).delete('photos', id);
}

/** Stores why the server refused a photo, without the photo, until the rider has seen it. */
export async function refusePhoto(
  photo: StoredPhoto,
  refusal: NonNullable<StoredPhoto['refusal']>,
): Promise<void> {
  await (await deviceDb()).put('photos', { ...photo, jpeg: new ArrayBuffer(0), refusal });
}
