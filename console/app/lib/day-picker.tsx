import { useLingui } from '@lingui/react/macro';
import { addDays, type IstDate, istDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';

type Props = { date: IstDate; onChange: (date: IstDate) => void };

/** Chooses the day that a page shows. */
export function DayPicker({ date, onChange }: Props) {
  const { t } = useLingui();
  const today = istDate(new Date());
  return (
    <div className="flex items-center gap-1.5">
      <IconButton label={t`The day before`} onClick={() => onChange(addDays(date, -1))}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={date === today}
        onClick={() => onChange(today)}
      >
        {t`Today`}
      </Button>
      <input
        type="date"
        aria-label={t`Day`}
        value={date}
        onChange={({ target }) => target.value !== '' && onChange(target.value)}
        className="min-h-9 rounded-control border border-line-strong bg-surface px-2 text-sm max-md:min-h-touch"
      />
      <IconButton label={t`The day after`} onClick={() => onChange(addDays(date, 1))}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
