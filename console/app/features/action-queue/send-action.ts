import type { PickingOrder } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { api } from '../../lib/api.ts';
import type { DeviceAction, StoredAction } from '../../lib/device-actions.ts';

const SEND_TIMEOUT = seconds(15);

/** Sends one action; it throws as the API client does. @returns the order after a pick */
export async function sendAction(stored: StoredAction): Promise<PickingOrder | undefined> {
  const { action } = stored;
  if (action.kind === 'pick' || action.kind === 'unpick') return sendPick(stored, action);
  await sendDelivery(stored, action);
  return undefined;
}

type PickAction = Extract<DeviceAction, { item: string }>;

const sentWith = ({ id, at, memberUid }: StoredAction) => ({
  action_id: id,
  at,
  member_uid: memberUid,
});

function sendPick(stored: StoredAction, action: PickAction): Promise<PickingOrder> {
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
    case 'delivered': {
      const { collected, refused, despite_link } = action;
      const proof = 'code' in action ? { code: action.code } : { reason: action.reason };
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
