import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Department } from '@sabuja/contract';
import { addDays } from '@sabuja/kit';
import { messageText } from '@sabuja/ui/lib/message-text.ts';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import clsx from 'clsx';
import { type DeliveryChoice, departmentTexts } from './checkout-form.ts';
import { SlotChips } from './slot-chips.tsx';
import { dateRange, isSlotOpen, slotLabel } from './time-slots.ts';
import type { Delivery } from './use-checkout.ts';

const quickDays = [msg`Today`, msg`Tomorrow`];

type DeliveryFieldsProps = {
  department: Department;
  delivery: Delivery;
  errors: Record<'date' | 'slot', string | undefined>;
  onChange: (part: Partial<DeliveryChoice>) => void;
};

/** Date and time slot fields of one department's delivery. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { department, delivery, errors, onChange } = props;
  const { t, i18n } = useLingui();
  const { choice, slots, slotsState, typedDate, dateError, leadTimeHours } = delivery;
  const range = dateRange(new Date());
  const hasDate = choice.date !== '';
  const isFullyBooked = hasDate && slots !== undefined && !slots.some(isSlotOpen);
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <div className="grid grid-cols-1 gap-2">
        <TextField
          label={t`Date`}
          required
          type="date"
          min={range.min}
          max={range.max}
          value={typedDate}
          error={(dateError && t(dateError)) || errors.date}
          onChange={(event) => onChange({ date: event.target.value })}
          className="tabular"
        />
        <div className="flex flex-wrap gap-2">
          {quickDays.map((name, daysAhead) => {
            const date = addDays(range.min, daysAhead);
            return (
              <QuickDay
                key={name.id}
                label={t(name)}
                selected={choice.date === date}
                onPress={() => onChange({ date })}
              />
            );
          })}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <Select
          label={t`Time Slot`}
          required
          value={choice.slotId ?? ''}
          disabled={!hasDate}
          error={hasDate && errors.slot}
          onChange={({ target }) =>
            onChange({ slotId: target.value === '' ? undefined : Number(target.value) })
          }
          hint={
            hasDate
              ? isFullyBooked && t`No slot is left on this day. Choose another.`
              : t`Choose the date first.`
          }
        >
          <option value="">{t(departmentTexts[department].selectSlot)}</option>
          {hasDate &&
            slots?.map((slot) => (
              <option key={slot.id} value={slot.id} disabled={!isSlotOpen(slot)}>
                {messageText(i18n, slotLabel(slot, leadTimeHours))}
              </option>
            ))}
        </Select>
        {hasDate && slotsState.failed && (
          <PartFailed variant="note" busy={slotsState.busy} onRetry={slotsState.retry}>
            {t`The time slots could not be loaded.`}
          </PartFailed>
        )}
      </div>
      {hasDate && slots && slots.length > 0 && (
        <SlotChips
          slots={slots}
          selected={choice.slotId}
          onSelect={(slotId) => onChange({ slotId })}
        />
      )}
      {leadTimeHours > 0 && (
        <p className="text-sm text-muted md:col-span-2">
          {t`Something in this order is made to order: ${leadTimeHours} hours ahead.`}
        </p>
      )}
    </div>
  );
}

const QuickDay = (props: { label: string; selected: boolean; onPress: () => void }) => (
  <button
    type="button"
    aria-pressed={props.selected}
    onClick={props.onPress}
    className={clsx(
      'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors',
      props.selected
        ? 'border-leaf bg-leaf-soft text-leaf-deep'
        : 'border-line-strong bg-surface text-ink hover:bg-sunk',
    )}
  >
    {props.label}
  </button>
);
