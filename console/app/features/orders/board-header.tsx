import { useLingui } from '@lingui/react/macro';
import type { BoardSummary } from '@sabuja/contract';
import { addDays, formatIstDay, formatRupeesShort, istDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { IconButton } from '@sabuja/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import type { RefObject } from 'react';
import type { BoardFilter } from './board-filter.ts';
import { SearchField } from './search-field.tsx';
import type { SetFilter } from './use-board-filter.ts';

type Props = {
  filter: BoardFilter;
  setFilter: SetFilter;
  summary: BoardSummary | undefined;
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
};

/** The day, what it comes to, the way to other days, and the search. */
export function BoardHeader({ filter, setFilter, summary, search, onHelp }: Props) {
  const { t } = useLingui();
  const day = formatIstDay(filter.date);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 lg:px-6">
      <div className="mr-auto min-w-0">
        <h1 className="text-title font-extrabold">
          {t`Orders`} · {day}
        </h1>
        <p className="tabular min-h-5 text-sm text-muted">
          {summary && <Totals summary={summary} />}
        </p>
      </div>
      <DayPicker {...{ filter, setFilter }} />
      <SearchField ref={search} value={filter.q} onChange={(q) => setFilter({ q })} />
      <IconButton label={t`Keyboard shortcuts`} onClick={onHelp} className="max-md:hidden">
        <Keyboard aria-hidden="true" className="size-5" />
      </IconButton>
    </header>
  );
}

function Totals({ summary }: { summary: BoardSummary }) {
  const { t } = useLingui();
  const total = Object.entries(summary.counts)
    .filter(([status]) => status !== 'CANCELLED' && status !== 'PAYMENT_PENDING')
    .reduce((sum, [, count]) => sum + count, 0);
  const value = formatRupeesShort(summary.value);
  const { late } = summary;
  return (
    <>
      {t`Orders: ${total}`} · {value}
      {late > 0 && (
        <>
          {' '}
          · <strong className="font-semibold text-chilli">{t`${late} late`}</strong>
        </>
      )}
    </>
  );
}

function DayPicker({ filter, setFilter }: Pick<Props, 'filter' | 'setFilter'>) {
  const { t } = useLingui();
  const today = istDate(new Date());
  const show = (date: string) => setFilter({ date, slot: undefined });
  return (
    <div className="flex items-center gap-1.5">
      <IconButton label={t`The day before`} onClick={() => show(addDays(filter.date, -1))}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={filter.date === today}
        onClick={() => show(today)}
      >
        {t`Today`}
      </Button>
      <input
        type="date"
        aria-label={t`Day`}
        value={filter.date}
        onChange={({ target }) => target.value !== '' && show(target.value)}
        className="min-h-9 rounded-control border border-line-strong bg-surface px-2 text-sm max-md:min-h-touch"
      />
      <IconButton label={t`The day after`} onClick={() => show(addDays(filter.date, 1))}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
