import type { PickingOrder } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { seconds } from '@sabuja/kit';
import type { DeviceAction, StoredAction, StoredPhoto } from '../../lib/device-actions.ts';

const SEND_TIMEOUT = seconds(15);
/** Long enough for a photo of a few hundred KB on a slow network. */
const PHOTO_TIMEOUT = seconds(60);

/**
 * Creates the functions that send one action or photo with an API client, which is that of a page or of the service
 * worker. Both functions throw as the client does. `sendAction` returns the order after a pick.
 */
export const createSenders = (api: Client) => ({
  sendAction: async (stored: StoredAction): Promise<PickingOrder | undefined> => {
    const { action } = stored;
    if (action.kind === 'pick' || action.kind === 'unpick') return sendPick(api, stored, action);
    await sendDelivery(api, stored, action);
    return undefined;
  },
  sendPhoto: ({ id, memberUid, order, jpeg }: StoredPhoto): Promise<unknown> =>
    api('POST /api/v1/staff/deliveries/{uid}/photo', {
      params: { uid: order.uid },
      query: { action_id: id, member_uid: memberUid },
      file: new Blob([jpeg], { type: 'image/jpeg' }),
      signal: AbortSignal.timeout(PHOTO_TIMEOUT),
    }),
});

type PickAction = Extract<DeviceAction, { item: string }>;

const sentWith = ({ id, at, memberUid }: StoredAction) => ({
  action_id: id,
  at,
  member_uid: memberUid,
});

function sendPick(api: Client, stored: StoredAction, action: PickAction): Promise<PickingOrder> {
  const params = { uid: action.uid, item: action.item };
  const sent = sentWith(stored);
  const signal = AbortSignal.timeout(SEND_TIMEOUT);
  return action.kind === 'pick'
    ? api('PUT /api/v1/staff/orders/{uid}/picking/{item}', {
        params,
        body: { ...action.pick, ...sent },
        signal,
      })
    : api('DELETE /api/v1/staff/orders/{uid}/picking/{item}', { params, query: sent, signal });
}

function sendDelivery(
  api: Client,
  stored: StoredAction,
  action: Exclude<DeviceAction, PickAction>,
): Promise<unknown> {
  const params = { uid: action.uid };
  const sent = sentWith(stored);
  const signal = AbortSignal.timeout(SEND_TIMEOUT);
  switch (action.kind) {
    case 'start':
      return api('POST /api/v1/staff/deliveries/{uid}/start', { params, body: sent, signal });
    case 'returned':
      return api('POST /api/v1/staff/deliveries/{uid}/returned', { params, body: sent, signal });
    case 'cash_returned':
      return api('POST /api/v1/staff/deliveries/{uid}/cash-returned', {
        params,
        body: sent,
        signal,
      });
    case 'attempted': {
      const body = { ...sent, reason: action.reason };
      return api('POST /api/v1/staff/deliveries/{uid}/attempted', { params, body, signal });
    }
    case 'slot': {
      const { delivery_date, slot_id } = action.slot;
      const body = { ...sent, reason: action.reason, delivery_date, slot_id };
      return api('POST /api/v1/staff/deliveries/{uid}/slot', { params, body, signal });
    }
    case 'delivered': {
      const { collected, refused, despite_link } = action;
      const proof =
        'code' in action
          ? { code: action.code }
          : { reason: action.reason, ...(action.has_photo && { has_photo: true }) };
      const body = {
        ...sent,
        ...proof,
        collected,
        ...(refused && { refused }),
        ...(despite_link && { despite_link }),
      };
      return api('POST /api/v1/staff/deliveries/{uid}/delivered', { params, body, signal });
    }
  }
}
