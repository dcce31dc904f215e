import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from '@sabuja/contract';
import { MAX_REASON_LENGTH } from '@sabuja/contract/limits';
import { formatRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { ConfirmDialog } from '@sabuja/ui/confirm-dialog.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useOpenings } from '@sabuja/ui/use-openings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAll } from '../../lib/invalidate-all.ts';
import { failureMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { privateQueryKey } from '../session/index.ts';
import { orderQuery } from './order-queries.ts';
import { refundMessage } from './order-rules.ts';

type Props = { open: boolean; order: OrderDetails; onClose: () => void };

export function CancelDialog(props: Props) {
  return <CancelForm key={useOpenings(props.open)} {...props} />;
}

function CancelForm({ open, order, onClose }: Props) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const cancel = useCancel(order);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Cancel this order?`}
      description={t(refundMessage(order))}
      confirm={t`Cancel order`}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate(reason, { onSuccess: onClose })}
    >
      <NewAmount change={order.if_cancelled} />
      <TextField
        label={t`Reason (optional)`}
        value={reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={(event) => setReason(event.target.value)}
      />
      {cancel.isError && (
        <p role="alert" className="mt-3 font-medium text-chilli">
          {failureMessage(cancel.error, t`Something went wrong. Please try again.`)}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The new amount of the twin, with its delivery charges, if this order is cancelled. */
function NewAmount({ change }: { change: OrderDetails['if_cancelled'] }) {
  const { t } = useLingui();
  if (!change) return null;
  const number = change.order_no;
  const fee = formatRupees(change.delivery_charges);
  const amount = formatRupees(change.final_amount);
  return (
    <Alert tone="haldi" role="status" className="tabular mb-3">
      {t`Without it, order #${number} comes alone: ${fee} for delivery is added. It then costs`}{' '}
      <strong className="font-extrabold">{amount}</strong>
    </Alert>
  );
}

function useCancel({ uid, if_cancelled }: OrderDetails) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/v1/orders/{orderId}/cancel', {
        params: { orderId: uid },
        body: { reason, ...(if_cancelled && { confirmed_amount: if_cancelled.final_amount }) },
      }),
    onSuccess: (order) => client.setQueryData(orderQuery(api, uid).queryKey, order),
    // Refetch in both cases: a rejection means that the order has changed.
    onSettled: () =>
      invalidateAll(
        client,
        ['orders', 'wallet', 'user'].map((name) => privateQueryKey(name)),
      ),
  });
}
