import { useLingui } from '@lingui/react/macro';
import type { StaffSlot } from '@sabuja/contract';
import { MAX_CUT_OFF_MINUTES, MAX_SLOT_CAPACITY } from '@sabuja/contract/limits';
import { formatIstDay, type IstDate } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextField, type TextFieldProps } from '@sabuja/ui/text-field.tsx';
import { FormProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';
import { useChangeSlot, useSetSlotDay } from './slot-mutations.ts';

type Props = { open: boolean; onClose: () => void; date: IstDate; slot: StaffSlot };

/** Sets the capacity of a slot on this day and, separately, its capacity and cut-off on every day. */
export function CapacityDialog({ open, onClose, date, slot }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={slot.name}>
      <div className="grid gap-6">
        <OfTheDay {...{ onClose, date, slot }} />
        <OfEveryDay {...{ onClose, slot }} />
        <p className="text-sm text-muted">
          {t`Orders that are booked stay, also above the capacity.`}
        </p>
      </div>
    </Dialog>
  );
}

function OfTheDay({ onClose, date, slot }: Omit<Props, 'open'>) {
  const { t } = useLingui();
  const setSlotDay = useSetSlotDay(date);
  const { slot_id, usual_capacity } = slot;
  const save = ({ capacity = '' }: Readonly<Record<string, string>>) => {
    const given = capacity === '' || Number(capacity) === usual_capacity ? null : Number(capacity);
    setSlotDay.mutate({ slot_id, capacity: given }, { onSuccess: onClose });
  };
  const day = formatIstDay(date);
  return (
    <form className="grid gap-3" onSubmit={onSubmit(save)}>
      <NumberField
        label={t`Orders on ${day}`}
        name="capacity"
        max={MAX_SLOT_CAPACITY}
        defaultValue={slot.capacity}
        hint={t`Empty: as on every day.`}
        autoFocus
      />
      <FormProblem error={setSlotDay.error} />
      <Button type="submit" busy={setSlotDay.isPending}>
        {t`Save for this day`}
      </Button>
    </form>
  );
}

function OfEveryDay({ onClose, slot }: Pick<Props, 'onClose' | 'slot'>) {
  const { t } = useLingui();
  const change = useChangeSlot();
  const { slot_id } = slot;
  const save = ({ usual, cutOff }: Readonly<Record<string, string>>) =>
    change.mutate(
      { slot_id, capacity: Number(usual), closes_minutes_before: Number(cutOff) },
      { onSuccess: onClose },
    );
  return (
    <form className="grid gap-3 border-t border-line pt-5" onSubmit={onSubmit(save)}>
      <NumberField
        label={t`Orders on every day`}
        name="usual"
        max={MAX_SLOT_CAPACITY}
        defaultValue={slot.usual_capacity}
        required
      />
      <NumberField
        label={t`Cut-off, minutes before the slot starts`}
        name="cutOff"
        max={MAX_CUT_OFF_MINUTES}
        defaultValue={slot.closes_minutes_before}
        required
      />
      <FormProblem error={change.error} />
      <Button type="submit" variant="outline" busy={change.isPending}>
        {t`Save for every day`}
      </Button>
    </form>
  );
}

const NumberField = (props: TextFieldProps) => (
  <TextField {...props} type="number" inputMode="numeric" min={0} step={1} />
);
