import { useLingui } from '@lingui/react/macro';
import type { StaffSlot } from '@sabuja/contract';
import type { IstDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { closeAndReset } from '../../lib/close-and-reset.ts';
import { useChangeFailed } from '../../lib/use-change-failed.ts';
import { useSetDay } from './slot-mutations.ts';

const CloseDialog = lazyDialog(async () => (await import('./close-dialog.tsx')).CloseDialog);

/** Buttons that close the whole day, or reopen what was closed. */
export function DayActions({ date, slots }: { date: IstDate; slots: readonly StaffSlot[] }) {
  const { t } = useLingui();
  const changeFailed = useChangeFailed();
  const [isClosing, setIsClosing] = useState(false);
  const setDay = useSetDay(date);
  const openAll = () => setDay.mutate({ closed_reason: null }, { onError: changeFailed });
  const closedCount = slots.filter((slot) => slot.closed_reason !== null).length;
  return (
    <div className="flex flex-wrap gap-2">
      {closedCount < slots.length && (
        <Button variant="outline" size="sm" onClick={() => setIsClosing(true)}>
          <CalendarOff aria-hidden="true" className="size-4" />
          {t`Close the day`}
        </Button>
      )}
      {closedCount > 0 && (
        <Button variant="outline" size="sm" busy={setDay.isPending} onClick={openAll}>
          {t`Open all slots of the day`}
        </Button>
      )}
      <CloseDialog
        open={isClosing}
        onClose={closeAndReset(setDay, () => setIsClosing(false))}
        title={t`Close the day?`}
        byDepartment
        error={setDay.error}
        busy={setDay.isPending}
        onSend={(day) => setDay.mutate(day, { onSuccess: () => setIsClosing(false) })}
      />
    </div>
  );
}
