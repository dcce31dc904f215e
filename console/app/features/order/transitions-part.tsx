import { useLingui } from '@lingui/react/macro';
import type { OrderStatus, StaffOrderDetails } from '@sabuja/contract';
import { type Disposition, isStepBack } from '@sabuja/contract/rules/order-status';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { transitionLabel } from '../../lib/order-labels.ts';
import { UndoButton } from '../undo/index.ts';
import { RescheduleButton } from './reschedule-button.tsx';

const CancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

type TransitionRequest = {
  to: OrderStatus;
  reason?: string;
  dispositions?: { item: string; disposition: Disposition }[];
};

const isWayBack = (from: OrderStatus, to: OrderStatus): boolean =>
  to === 'CANCELLED' || to === 'ATTEMPTED' || isStepBack(from, to);

/** Buttons for the transitions that the order's status allows; refused ones are disabled, with the reason below. */
export function TransitionsPart({ order }: { order: StaffOrderDetails }) {
  const { t, i18n } = useLingui();
  const [isCancelling, setIsCancelling] = useState(false);
  const { uid } = order;
  const transition = useMutation({
    mutationFn: (body: TransitionRequest) =>
      api('POST /api/v1/staff/orders/{uid}/move', { params: { uid }, body }),
    onSuccess: (moved) => {
      setIsCancelling(false);
      queryClient().setQueryData(['order', uid], moved);
    },
    onError: (error) => {
      toastError(errorMessage(error, t`The order could not be moved.`));
      // Someone else may have moved it.
      void queryClient().invalidateQueries({ queryKey: ['order', uid] });
    },
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['board'] }),
  });
  if (order.moves.length === 0 && !order.undo) return null;
  const refusals = [...new Set(order.moves.flatMap(({ refused }) => refused ?? []))];
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap gap-2">
        {order.moves.map(({ to, refused }) => (
          <Button
            key={to}
            variant={isWayBack(order.status, to) ? 'outline' : 'primary'}
            disabled={refused !== null}
            busy={transition.isPending && transition.variables.to === to}
            onClick={() => (to === 'CANCELLED' ? setIsCancelling(true) : transition.mutate({ to }))}
          >
            {i18n._(transitionLabel(order.status, to))}
          </Button>
        ))}
        <RescheduleButton order={order} />
        {order.undo && (
          <UndoButton
            order={order}
            status={order.undo.status}
            needsReason={order.undo.needs_reason}
          />
        )}
      </div>
      {refusals.map((refusal) => (
        <p key={refusal} className="text-sm text-muted">
          {refusal}
        </p>
      ))}
      <CancelDialog
        open={isCancelling}
        onClose={() => setIsCancelling(false)}
        order={order}
        busy={transition.isPending}
        onCancel={(cancellation) => transition.mutate({ to: 'CANCELLED', ...cancellation })}
      />
    </div>
  );
}
