import type { Client } from '@sabuja/contract/client';
import { findSyncMember } from '../../lib/device-store.ts';
import { listActions } from './action-store.ts';
import { listPhotos } from './photo-store.ts';
import { createSenders } from './send-action.ts';
import { sendPhotos } from './send-photos.ts';
import { sendWaiting } from './send-waiting.ts';
import { whileSending } from './while-sending.ts';

/** Needs no page: what the server accepts or refuses stands in the device's database. */
const noListeners = { onAccepted: async () => {}, onRefused: () => {} };

/**
 * Sends what waits on this device without a page, for who was signed in last. Throws when something still waits, so that the
 * browser tries again.
 */
export async function sendInBackground(api: Client): Promise<void> {
  const memberUid = await findSyncMember(new Date());
  if (memberUid === undefined) return;
  const { sendAction, sendPhoto } = createSenders(api);
  await whileSending(async () => {
    await sendWaiting(memberUid, { send: sendAction, ...noListeners });
    await sendPhotos(memberUid, sendPhoto);
  });
  const left = [...(await listActions(memberUid)), ...(await listPhotos(memberUid))];
  if (left.some(({ refusal }) => !refusal)) throw new Error('Not everything could be sent');
}
