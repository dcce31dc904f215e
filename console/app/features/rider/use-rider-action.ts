import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { apiStatus, errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionIds } from '../../lib/action-ids.ts';
import { api } from '../../lib/api.ts';
import { deliveriesQuery } from './rider-queries.ts';

export type RiderAction =
  | { kind: 'start' | 'returned'; uid: string }
  | { kind: 'attempted'; uid: string; reason: string }
  | { kind: 'delivered'; uid: string; collected: number; code: string }
  | { kind: 'delivered'; uid: string; collected: number; reason: string };

/**
 * Sends what the rider does. Without a response the same action, tried again, is sent with the same id, so that the
 * server does not do it twice.
 */
export function useRiderAction({ isFormAction = false } = {}) {
  const { i18n } = useLingui();
  const [ids] = useState(createActionIds);
  return useMutation({
    // Without a network it fails at once, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: (action: RiderAction) => sendAction(action, ids.idOf(action)),
    onSuccess: (_, action) => ids.settle(action),
    onError: (error, action) => {
      if (apiStatus(error) !== undefined) ids.settle(action);
      // A form shows its problem itself.
      if (isFormAction) return;
      toastError(
        errorMessage(error, i18n._(msg`Not sent. Please check the network and try again.`)),
      );
    },
    onSettled: () => queryClient().invalidateQueries(deliveriesQuery),
  });
}

function sendAction(action: RiderAction, actionId: string) {
  const { kind, uid, ...fields } = action;
  const params = { uid };
  const sent = { action_id: actionId, at: new Date().toISOString() };
  if (action.kind === 'start')
    return api('POST /api/v1/staff/deliveries/{uid}/start', { params, body: sent });
  if (action.kind === 'returned')
    return api('POST /api/v1/staff/deliveries/{uid}/returned', { params, body: sent });
  if (action.kind === 'attempted') {
    const body = { ...sent, reason: action.reason };
    return api('POST /api/v1/staff/deliveries/{uid}/attempted', { params, body });
  }
  return api('POST /api/v1/staff/deliveries/{uid}/delivered', {
    params,
    body: { ...sent, ...fields },
  });
}
