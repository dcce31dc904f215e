import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { api } from '../../lib/api.ts';
import type { StoredAction, StoredPhoto } from '../../lib/device-store.ts';
import { pickingKey } from '../../lib/picking-key.ts';
import { sessionQuery } from '../session/index.ts';
import { takeBack } from './action-store.ts';
import { applyAction } from './apply-action.ts';
import { coalesce } from './coalesce.ts';
import { deliveryOf } from './delivery-of.ts';
import { actionsQuery, deliveriesQuery, photosQuery } from './queue-queries.ts';
import { sendPhotos } from './send-photos.ts';
import { sendWaiting } from './send-waiting.ts';

const SEND_TIMEOUT = seconds(15);
/** A photo of some hundred KB on a slow network. */
const PHOTO_TIMEOUT = seconds(60);

/** Sends what the signed-in member's queue holds; one tab of the browser at a time. */
export const sendActions = coalesce(async () => {
  const memberUid = queryClient().getQueryData(sessionQuery.queryKey)?.member.uid;
  if (memberUid === undefined || !navigator.onLine) return;
  await navigator.locks.request('rider-actions', async () => {
    await sendWaiting(memberUid, { send, onAccepted });
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
async function onAccepted({ memberUid, action }: StoredAction): Promise<void> {
  const { queryKey } = deliveriesQuery(memberUid);
  await queryClient().cancelQueries({ queryKey });
  queryClient().setQueryData(
    queryKey,
    (old) => old && { ...old, deliveries: applyAction(old.deliveries, action) },
  );
}

function send({ id, at, memberUid, action }: StoredAction): Promise<unknown> {
  const params = { uid: action.uid };
  const sent = { action_id: id, at, member_uid: memberUid };
  const signal = AbortSignal.timeout(SEND_TIMEOUT);
  switch (action.kind) {
    case 'pick':
      return api('PUT /api/v1/staff/orders/{uid}/picking/{item}', {
        params: { uid: action.uid, item: action.item },
        body: { ...action.pick, ...sent },
        signal,
      }).then((picking) => queryClient().setQueryData(pickingKey(action.uid), picking));
    case 'start':
      return api('POST /api/v1/staff/deliveries/{uid}/start', { params, body: sent, signal });
    case 'returned':
      return api('POST /api/v1/staff/deliveries/{uid}/returned', { params, body: sent, signal });
    case 'attempted': {
      const body = { ...sent, reason: action.reason };
      return api('POST /api/v1/staff/deliveries/{uid}/attempted', { params, body, signal });
    }
    case 'delivered': {
      const body = { ...sent, ...deliveryOf(action) };
      return api('POST /api/v1/staff/deliveries/{uid}/delivered', { params, body, signal });
    }
  }
}

const sendPhoto = ({ id, memberUid, order, jpeg }: StoredPhoto): Promise<unknown> =>
  api('POST /api/v1/staff/deliveries/{uid}/photo', {
    params: { uid: order.uid },
    query: { action_id: id, member_uid: memberUid },
    file: new Blob([jpeg], { type: 'image/jpeg' }),
    signal: AbortSignal.timeout(PHOTO_TIMEOUT),
  });
