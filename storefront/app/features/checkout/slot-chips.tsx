import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import clsx from 'clsx';
import { shortSlotName } from '../delivery/index.ts';
import { closures, isSlotOpen, type OfferedSlot, slotStateTexts } from './time-slots.ts';

/** Slots of the chosen day to select from, each with its places left or the reason why it is unavailable. */
export function SlotChips(props: {
  slots: readonly OfferedSlot[];
  selected: number | undefined;
  onSelect: (slotId: number) => void;
}) {
  const { t } = useLingui();
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(8.25rem,100%),1fr))] gap-2 md:col-span-2">
      <legend className="sr-only">{t`Slots of this day`}</legend>
      {props.slots.map((slot) => {
        const isSelected = slot.id === props.selected;
        return (
          <button
            key={slot.id}
            type="button"
            aria-pressed={isSelected}
            disabled={!isSlotOpen(slot)}
            onClick={() => props.onSelect(slot.id)}
            className={clsx(
              'tabular min-h-13 rounded-control border px-3 py-1.5 text-left transition-colors disabled:bg-sunk disabled:text-muted',
              isSelected
                ? 'border-leaf bg-leaf-soft text-leaf-deep'
                : 'border-line-strong bg-surface text-ink enabled:hover:bg-sunk',
            )}
          >
            <span className="block leading-tight font-semibold">{shortSlotName(slot.name)}</span>
            <span className={clsx('block text-sm', !isSelected && 'text-muted')}>
              {slot.state === 'open'
                ? t`${plural(slot.left, { one: '# place left', other: '# places left' })}`
                : t(slotStateTexts[slot.state])}
            </span>
          </button>
        );
      })}
      {closures(props.slots).map(({ reason, names }) => (
        <Alert tone="haldi" key={reason} className="col-span-full">
          {names.length < props.slots.length && `${names.map(shortSlotName).join(', ')}: `}
          {reason}
        </Alert>
      ))}
    </fieldset>
  );
}
