import { useLingui } from '@lingui/react/macro';
import type { SlotRequest } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';

type Props = {
  request: SlotRequest;
  /** The request is stored on this device only so far. */
  isWaiting: boolean;
};

/** Which slot the customer asked for, and what became of it. */
export function RequestedSlot({ request, isWaiting }: Props) {
  const { t } = useLingui();
  const slot = [formatIstDay(request.delivery_date), request.slot].filter(Boolean).join(', ');
  if (isWaiting)
    return (
      <Alert tone="haldi">{t`${slot} is asked for. It is booked when the network is back.`}</Alert>
    );
  if (request.problem === null)
    return <Alert tone="leaf">{t`New slot: ${slot}. Bring the order back to the shop.`}</Alert>;
  return (
    <Alert tone="chilli">
      {request.problem === 'SLOT_FULL'
        ? t`${slot} is full. Choose another slot, or the shop does.`
        : t`${slot} is closed. Choose another slot, or the shop does.`}
    </Alert>
  );
}
