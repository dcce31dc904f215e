import type { DeviceAction } from '../../lib/device-actions.ts';
import { addAction } from './action-store.ts';

/** Stores the action; if the device cannot store its photo, the action is stored without it (`hasLostPhoto`). */
export async function storeAction(memberUid: string, action: DeviceAction, photo?: Blob) {
  const now = new Date();
  try {
    if (photo && action.kind === 'delivered' && 'reason' in action) {
      const jpeg = await photo.arrayBuffer();
      const { seq } = await addAction(memberUid, { ...action, has_photo: true }, now, jpeg);
      return { seq, hasLostPhoto: false };
    }
  } catch {
    return { ...(await addAction(memberUid, action, now)), hasLostPhoto: true };
  }
  return { ...(await addAction(memberUid, action, now)), hasLostPhoto: false };
}
