import { seconds } from '@sabuja/kit';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { api } from '../../lib/api.ts';
import type { StoredAction } from '../../lib/device-store.ts';
import { pickingKey } from '../../lib/picking-key.ts';

const SEND_TIMEOUT = seconds(15);

/** Sends one action; it throws as the API client does. */
export function sendAction({ id, at, memberUid, action }: StoredAction): Promise<unknown> {
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
    case 'unpick':
      return api('DELETE /api/v1/staff/orders/{uid}/picking/{item}', {
        params: { uid: action.uid, item: action.item },
        query: sent,
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
