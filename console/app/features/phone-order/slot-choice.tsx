import { useLingui } from '@lingui/react/macro';
import type { Department, TimeSlot } from '@sabuja/contract';
import { isInsideLeadTime } from '@sabuja/contract/rules/lead-time';
import { slotStartMinute } from '@sabuja/contract/rules/slot-start';
import type { IstDate } from '@sabuja/kit';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ChosenSlot } from './phone-draft.ts';
import { daySlotsQuery } from './phone-queries.ts';

type Props = {
  department: Department;
  date: IstDate;
  /** The longest lead time among the items, in hours. */
  leadTimeHours: number;
  chosen: ChosenSlot | undefined;
  onChoose: (slot: ChosenSlot) => void;
};

/** The slots of a day with the places left; slots that cannot be chosen show the reason. */
export function SlotChoice({ department, date, leadTimeHours, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const query = useQuery(daySlotsQuery(date));
  if (query.isLoadingError) {
    return (
      <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
        {t`The slots could not be loaded.`}
      </PartFailed>
    );
  }
  const slots = query.data?.[department === 'KITCHEN' ? 'kitchen' : 'grocery'];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{t`Slot`}</legend>
      <div className="flex flex-wrap gap-2">
        {slots?.map((slot) => (
          <Choice
            key={slot.id}
            slot={slot}
            name={`slot-${department}`}
            isTooSoon={isTooSoon(slot, date, leadTimeHours)}
            isChosen={chosen?.slotId === slot.id && chosen.date === date}
            onChoose={() => onChoose({ date, slotId: slot.id, slotName: slot.name })}
          />
        )) ??
          Array.from({ length: 4 }, (_, i) => (
            <Skeleton key={String(i)} className="h-14 w-40 rounded-field" />
          ))}
        {slots?.length === 0 && <p className="text-muted">{t`No slots on this day.`}</p>}
      </div>
    </fieldset>
  );
}

function isTooSoon({ name }: TimeSlot, date: IstDate, leadTimeHours: number): boolean {
  const start = slotStartMinute(name);
  return start !== undefined && isInsideLeadTime(start, date, leadTimeHours, new Date());
}

type ChoiceProps = {
  slot: TimeSlot;
  name: string;
  isTooSoon: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ slot, name, isTooSoon: isInside, isChosen, onChoose }: ChoiceProps) {
  const { t } = useLingui();
  const { state = 'open', left = 0, reason } = slot;
  const isFree = state === 'open' && !isInside;
  const notes = {
    open: isInside ? t`too soon for an item` : t`${left} free`,
    full: t`full`,
    closed: reason ?? t`closed`,
  };
  return (
    <label
      className={clsx(
        'grid min-h-14 content-center rounded-field border border-line-strong px-3.5 py-1.5 has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf',
        isFree ? 'cursor-pointer bg-surface' : 'bg-sunk text-muted',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={!isFree}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="font-semibold">{slot.name}</span>
      <span className="tabular text-sm text-muted">{notes[state]}</span>
    </label>
  );
}
