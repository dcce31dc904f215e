import { useLingui } from '@lingui/react/macro';
import type { Department } from '@sabuja/contract';
import { MAX_CUT_OFF_MINUTES, MAX_SLOT_CAPACITY } from '@sabuja/contract/limits';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { departmentLabels } from '../../lib/order-labels.ts';
import { useCreateSlot } from './slot-mutations.ts';

/** Creates a slot for every day. Import it only from lazily loaded modules. */
export function NewSlotDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`New slot`}>
      <NewSlotForm onCreated={onClose} />
    </Dialog>
  );
}

function NewSlotForm({ onCreated }: { onCreated: () => void }) {
  const { t, i18n } = useLingui();
  const create = useCreateSlot();
  const send = ({ department, starts = '', ends = '', capacity, cutOff }: FormFields) =>
    create.mutate(
      {
        department: department as Department,
        starts,
        ends,
        capacity: Number(capacity),
        closes_minutes_before: Number(cutOff),
      },
      { onSuccess: onCreated },
    );
  return (
    <form className="grid gap-4" onSubmit={onSubmit(send)}>
      <Select label={t`Department`} name="department" defaultValue="GROCERY">
        {staffDepartments.map((department) => (
          <option key={department} value={department}>
            {i18n._(departmentLabels[department])}
          </option>
        ))}
      </Select>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t`Starts`} name="starts" type="time" required />
        <TextField
          label={t`Ends`}
          name="ends"
          type="time"
          error={fieldProblem(create.error, 'ends')}
          required
        />
      </div>
      <NumberField
        label={t`Orders on every day`}
        name="capacity"
        max={MAX_SLOT_CAPACITY}
        value={30}
      />
      <NumberField
        label={t`Cut-off, minutes before the slot starts`}
        name="cutOff"
        max={MAX_CUT_OFF_MINUTES}
        value={60}
      />
      <FormProblem error={create.error} fields={['ends']} />
      <Button type="submit" busy={create.isPending}>
        {t`Create the slot`}
      </Button>
    </form>
  );
}

type NumberFieldProps = { label: string; name: string; max: number; value: number };

const NumberField = ({ value, ...rest }: NumberFieldProps) => (
  <TextField
    {...rest}
    type="number"
    inputMode="numeric"
    min={0}
    step={1}
    defaultValue={value}
    required
  />
);
