import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { SlotForm } from './slot-form.tsx';

type Props = { open: boolean; onClose: () => void; stop: Stop };

/** Another slot for an order that could not be delivered. */
export function SlotDialog({ open, onClose, stop }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Another slot for order #${stop.order_no}`}
      description={t`Prices stay. The customer gets a message with the new time.`}
    >
      <SlotForm stop={stop} onDone={onClose} />
    </Dialog>
  );
}
