import { useLingui } from '@lingui/react/macro';
import type { StaffSlot } from '@sabuja/contract';
import type { IstDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { useChangeFailed } from '../../lib/use-change-failed.ts';
import { useSetSlotDay } from './slot-mutations.ts';

const CloseDialog = lazyDialog(async () => (await import('./close-dialog.tsx')).CloseDialog);
const CapacityDialog = lazyDialog(
  async () => (await import('./capacity-dialog.tsx')).CapacityDialog,
);

/** Buttons that change the capacity of a slot, close it on this day or reopen it. */
export function SlotActions({ date, slot }: { date: IstDate; slot: StaffSlot }) {
  const { t } = useLingui();
  const changeFailed = useChangeFailed();
  const [open, setOpen] = useState<'capacity' | 'close'>();
  const setSlotDay = useSetSlotDay(date);
  const { slot_id, name } = slot;
  const openAgain = () =>
    setSlotDay.mutate({ slot_id, closed_reason: null }, { onError: changeFailed });
  const close = () => setOpen(undefined);
  return (
    <div className="flex gap-2">
      <Button
        variant="outline"
        size="sm"
        aria-label={t`Capacity of ${name}`}
        onClick={() => setOpen('capacity')}
      >
        {t`Capacity`}
      </Button>
      {slot.closed_reason === null ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={t`Close ${name}`}
          onClick={() => setOpen('close')}
        >
          {t`Close`}
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={t`Open ${name}`}
          busy={setSlotDay.isPending}
          onClick={openAgain}
        >
          {t`Open`}
        </Button>
      )}
      <CapacityDialog open={open === 'capacity'} onClose={close} {...{ date, slot }} />
      <CloseDialog
        open={open === 'close'}
        onClose={closeAndReset(setSlotDay, close)}
        title={t`Close ${name}?`}
        error={setSlotDay.error}
        busy={setSlotDay.isPending}
        onSend={(closure) => setSlotDay.mutate({ slot_id, ...closure }, { onSuccess: close })}
      />
    </div>
  );
}
