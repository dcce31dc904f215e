import type { Client } from '@sabuja/contract/client';
import { findSyncMember } from '../../lib/device-store.ts';
import { listActions } from './action-store.ts';
import { listPhotos } from './photo-store.ts';
import { createSenders } from './send-action.ts';
import { sendPhotos } from './send-photos.ts';
import { sendWaiting } from './send-waiting.ts';
import { withSendLock } from './with-send-lock.ts';

/** No page to notify: accepted and refused actions are recorded in the device's database. */
const noListeners = { onAccepted: async () => {}, onRefused: () => {} };

/**
 * Sends the waiting actions and photos of the member who was signed in last, without a page.
 * @throws Error when some could not be sent, so that the browser retries
 */
export async function sendInBackground(api: Client): Promise<void> {
  const memberUid = await findSyncMember(new Date());
  if (memberUid === undefined) return;
  const { sendAction, sendPhoto } = createSenders(api);
  await withSendLock(async () => {
    await sendWaiting(memberUid, { send: sendAction, ...noListeners });
    await sendPhotos(memberUid, sendPhoto);
  });
  const left = [...(await listActions(memberUid)), ...(await listPhotos(memberUid))];
  if (left.some(({ refusal }) => !refusal)) throw new Error('Not everything could be sent');
}
