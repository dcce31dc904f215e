import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '@sabuja/contract';
import { ConfirmDialog } from '@sabuja/ui/confirm-dialog.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { privateQueryKey } from '../session/index.ts';
import { orderQuery } from './order-queries.ts';
import { refundMessage } from './order-rules.ts';

type Props = { open: boolean; order: OrderDetails; onClose: () => void };

export function CancelDialog({ open, order, onClose }: Props) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const cancel = useCancel(order.uid, onClose);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Cancel this order?`}
      description={t(refundMessage(order))}
      confirm={t`Cancel order`}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate(reason)}
    >
      <TextField
        label={t`Reason (optional)`}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
      {cancel.isError && (
        <p role="alert" className="mt-3 font-medium text-chilli">
          {errorMessage(cancel.error, t`Something went wrong. Please try again.`)}
        </p>
      )}
    </ConfirmDialog>
  );
}

function useCancel(uid: string, onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/v1/orders/{orderId}/cancel', { params: { orderId: uid }, body: { reason } }),
    onSuccess: (order) => {
      client.setQueryData(orderQuery(api, uid).queryKey, order);
      onDone();
    },
    // Refetch in both cases: a rejection means that the order has changed.
    onSettled: () => client.invalidateQueries({ queryKey: privateQueryKey('orders') }),
  });
}
