import type { PickingOrder } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { api } from '../../lib/api.ts';
import type { StoredAction, StoredPhoto } from '../../lib/device-actions.ts';
import { justLoaded } from '../../lib/load-or-stored.ts';
import { pickingKey } from '../../lib/picking-snapshots.ts';
import { sessionQuery } from '../session/index.ts';
import { takeBack } from './action-store.ts';
import { applyAction } from './apply-action.ts';
import { coalesce } from './coalesce.ts';
import { actionsQuery, deliveriesQuery, photosQuery } from './queue-queries.ts';
import { sendAction } from './send-action.ts';
import { sendPhotos } from './send-photos.ts';
import { sendWaiting } from './send-waiting.ts';

/** A photo of some hundred KB on a slow network. */
const PHOTO_TIMEOUT = seconds(60);

/** Sends what the signed-in member's queue holds; one tab of the browser at a time. */
export const sendActions = coalesce(async () => {
  const memberUid = queryClient().getQueryData(sessionQuery.queryKey)?.member.uid;
  if (memberUid === undefined || !navigator.onLine) return;
  await navigator.locks.request('rider-actions', async () => {
    await sendWaiting(memberUid, { send: sendAction, onAccepted, onRefused });
    await sendPhotos(memberUid, sendPhoto);
  });
  void queryClient().invalidateQueries(deliveriesQuery(memberUid));
});

export async function reloadActions(memberUid: string): Promise<void> {
  await queryClient().invalidateQueries(actionsQuery(memberUid));
  await queryClient().invalidateQueries(photosQuery(memberUid));
}

/** Removes an action that was never sent. @returns false when it was */
export async function takeBackAction({ seq, memberUid }: StoredAction): Promise<boolean> {
  const isRemoved = await takeBack(seq).catch(() => false);
  await reloadActions(memberUid);
  return isRemoved;
}

/** Shows what was accepted at once: a list that is on its way may be older. */
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

/** The order may be packed, released or another's: its page is loaded again. */
function onRefused({ action }: StoredAction): void {
  void queryClient().invalidateQueries({ queryKey: pickingKey(action.uid) });
}

const sendPhoto = ({ id, memberUid, order, jpeg }: StoredPhoto): Promise<unknown> =>
  api('POST /api/v1/staff/deliveries/{uid}/photo', {
    params: { uid: order.uid },
    query: { action_id: id, member_uid: memberUid },
    file: new Blob([jpeg], { type: 'image/jpeg' }),
    signal: AbortSignal.timeout(PHOTO_TIMEOUT),
  });
