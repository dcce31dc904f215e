import { useLingui } from '@lingui/react/macro';
import type { Department } from '@sabuja/contract';
import {
  MAX_BOOKING_DAYS_AHEAD,
  MAX_OCCASION_LENGTH,
  MAX_OCCASION_MEMBERS,
} from '@sabuja/contract/limits';
import { addDays, istDate } from '@sabuja/kit';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { departmentLabels } from '../../lib/order-labels.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import { SlotChoice } from './slot-choice.tsx';
import type { PhoneForm } from './use-phone-draft.ts';

type Props = { form: PhoneForm; department: Department };

/** Day and slot for the items of one department; a kitchen order may have an occasion. */
export function DeliveryPart({ form, department }: Props) {
  const { t, i18n } = useLingui();
  const { draft, setDraft, change } = form;
  const today = istDate(new Date());
  const chosen = draft.slots[department];
  const [date, setDate] = useState(chosen?.date ?? today);
  const leadTime = Math.max(
    0,
    ...draft.lines
      .filter((line) => line.department === department)
      .map(({ leadTimeHours }) => leadTimeHours),
  );
  return (
    <TitledCard title={t`When it comes: ${i18n._(departmentLabels[department])}`}>
      <div className="grid items-start gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <TextField
          label={t`Day`}
          type="date"
          min={today}
          max={addDays(today, MAX_BOOKING_DAYS_AHEAD)}
          value={date}
          onChange={({ target }) => target.value !== '' && setDate(target.value)}
        />
        <SlotChoice
          department={department}
          date={date}
          leadTimeHours={leadTime}
          chosen={chosen}
          onChoose={(slot) =>
            setDraft((last) => ({ ...last, slots: { ...last.slots, [department]: slot } }))
          }
        />
        {department === 'KITCHEN' && (
          <>
            <TextField
              label={t`For how many`}
              type="number"
              min={1}
              max={MAX_OCCASION_MEMBERS}
              value={draft.members}
              onChange={({ target }) => change({ members: target.value })}
            />
            <TextField
              label={t`Occasion`}
              maxLength={MAX_OCCASION_LENGTH}
              value={draft.occasion}
              onChange={({ target }) => change({ occasion: target.value })}
            />
          </>
        )}
      </div>
    </TitledCard>
  );
}
