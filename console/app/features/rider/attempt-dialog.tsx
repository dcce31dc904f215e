import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { useState } from 'react';
import { useQueuedAction } from '../action-queue/index.ts';
import { AttemptReasons } from './attempt-reasons.tsx';
import { otherTime, SlotForm } from './slot-form.tsx';

type Props = { open: boolean; onClose: () => void; stop: Stop };

/** Why an order was not handed over, and another slot if the customer wants one. */
export function AttemptDialog({ open, onClose, stop }: Props) {
  const { t } = useLingui();
  const [isChoosingSlot, setIsChoosingSlot] = useState(false);
  const close = () => {
    setIsChoosingSlot(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={isChoosingSlot ? t`When do they want it?` : t`Why not delivered?`}
      description={
        isChoosingSlot
          ? t`Prices stay. The customer gets a message with the new time.`
          : t`You can try again later, or bring it back to the shop.`
      }
    >
      {isChoosingSlot ? (
        <div className="grid gap-2.5">
          <SlotForm stop={stop} onDone={close} />
          <LaterButton stop={stop} onDone={close} />
        </div>
      ) : (
        <AttemptReasons stop={stop} onDone={close} onChooseSlot={() => setIsChoosingSlot(true)} />
      )}
    </Dialog>
  );
}

/** Button that reports the attempt without a new slot. */
function LaterButton({ stop, onDone }: { stop: Stop; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const report = useQueuedAction();
  const { uid, order_no } = stop;
  return (
    <Button
      variant="outline"
      size="lg"
      busy={report.isPending}
      onClick={() =>
        report.mutate(
          { kind: 'attempted', uid, order_no, reason: i18n._(otherTime) },
          { onSuccess: onDone },
        )
      }
    >
      {t`They do not know yet`}
    </Button>
  );
}
