import type { PickingOrder } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { api } from '../../lib/api.ts';
import type { StoredAction } from '../../lib/device-actions.ts';
import { justLoaded } from '../../lib/load-or-stored.ts';
import { pickingKey } from '../../lib/picking-snapshots.ts';
import { sessionQuery } from '../session/index.ts';
import { removeUnsent } from './action-store.ts';
import { applyAction } from './apply-action.ts';
import { coalesce } from './coalesce.ts';
import { actionsQuery, deliveriesQuery, photosQuery } from './queue-queries.ts';
import { createSenders } from './send-action.ts';
import { sendPhotos } from './send-photos.ts';
import { sendWaiting } from './send-waiting.ts';
import { withSendLock } from './with-send-lock.ts';

const { sendAction, sendPhoto } = createSenders(api);

/** Sends the queue of the signed-in member; only one tab of the browser does so at a time. */
export const sendActions = coalesce(async () => {
  const memberUid = queryClient().getQueryData(sessionQuery.queryKey)?.member.uid;
  if (memberUid === undefined || !navigator.onLine) return;
  await withSendLock(async () => {
    await sendWaiting(memberUid, { send: sendAction, onAccepted, onRefused });
    await sendPhotos(memberUid, sendPhoto);
  });
  void queryClient().invalidateQueries(deliveriesQuery(memberUid));
});

export async function reloadActions(memberUid: string): Promise<void> {
  await queryClient().invalidateQueries(actionsQuery(memberUid));
  await queryClient().invalidateQueries(photosQuery(memberUid));
}

/** Removes an action that was never sent. @returns false when it was sent */
export async function removeUnsentAction({ seq, memberUid }: StoredAction): Promise<boolean> {
  const isRemoved = await removeUnsent(seq).catch(() => false);
  await reloadActions(memberUid);
  return isRemoved;
}

/** Updates the query cache at once, and cancels running requests: their response may be older than the action. */
async function onAccepted(
  { memberUid, action }: StoredAction,
  picking: PickingOrder | undefined,
): Promise<void> {
  if (picking) {
    const key = pickingKey(action.uid);
    await queryClient().cancelQueries({ queryKey: key });
    queryClient().setQueryData(key, justLoaded(picking));
    return;
  }
  const { queryKey } = deliveriesQuery(memberUid);
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData(
    queryKey,
    (old) => old && { ...old, value: applyAction(old.value, action) },
  );
}

/** Reloads the order: it may have been packed, released or taken over by another picker. */
function onRefused({ action }: StoredAction): void {
  void queryClient().invalidateQueries({ queryKey: pickingKey(action.uid) });
}
