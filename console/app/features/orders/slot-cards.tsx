import { useLingui } from '@lingui/react/macro';
import type { BoardSummary } from '@sabuja/contract';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { departmentLabels } from '../../lib/order-labels.ts';
import type { BoardFilter } from './board-filter.ts';
import type { SetFilter } from './use-board-filter.ts';

type Slot = BoardSummary['slots'][number];
type Props = { filter: BoardFilter; setFilter: SetFilter; query: UseQueryResult<BoardSummary> };

/** The slots of the day with booked places and late orders. A click filters the board by the slot. */
export function SlotCards({ filter, setFilter, query }: Props) {
  const { t } = useLingui();
  if (query.isLoadingError) {
    return (
      <div className="px-4 lg:px-6">
        <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
          {t`The slots could not be loaded.`}
        </PartFailed>
      </div>
    );
  }
  const slots = query.data?.slots.filter(
    ({ department }) => filter.department === undefined || department === filter.department,
  );
  return (
    <ul className="strip flex gap-2 px-4 py-0.5 lg:px-6" aria-label={t`Slots`}>
      {slots
        ? slots.map((slot) => (
            <li key={slot.slot_id} className="shrink-0">
              <SlotCard
                slot={slot}
                isChosen={filter.slot === slot.slot_id}
                onChoose={(id) => setFilter({ slot: id })}
              />
            </li>
          ))
        : Array.from({ length: 5 }, (_, i) => (
            <li key={String(i)} className="shrink-0">
              <Skeleton className="h-19 w-44 rounded-field" />
            </li>
          ))}
    </ul>
  );
}

type CardProps = { slot: Slot; isChosen: boolean; onChoose: (id: number | undefined) => void };

function SlotCard({ slot, isChosen, onChoose }: CardProps) {
  const { t, i18n } = useLingui();
  const { booked, capacity } = slot;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen ? undefined : slot.slot_id)}
      className={clsx(
        'grid h-19 w-44 content-between rounded-field border bg-surface px-3 py-2 text-left',
        isChosen ? 'border-leaf outline outline-leaf' : 'border-line hover:border-line-strong',
      )}
    >
      <span className="truncate text-sm font-bold">{slot.name}</span>
      <span className="flex items-baseline justify-between gap-2 text-xs text-muted">
        <span className="tabular truncate">
          {i18n._(departmentLabels[slot.department])} · {t`${booked} of ${capacity}`}
        </span>
        <SlotNote slot={slot} />
      </span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunk">
        <span
          className={clsx('block h-full rounded-full', slot.late > 0 ? 'bg-chilli' : 'bg-leaf')}
          style={{ width: `${capacity > 0 ? Math.min(100, (booked / capacity) * 100) : 0}%` }}
        />
      </span>
    </button>
  );
}

/** What is special about a slot, as text. */
function SlotNote({ slot: { late, soon, state } }: { slot: Slot }) {
  const { t } = useLingui();
  if (late > 0) return <strong className="font-semibold text-chilli">{t`${late} late`}</strong>;
  if (soon > 0) return <strong className="font-semibold text-haldi-text">{t`${soon} due`}</strong>;
  if (state === 'full') return <span className="font-semibold">{t`full`}</span>;
  return state === 'closed' ? <span>{t`closed`}</span> : null;
}
