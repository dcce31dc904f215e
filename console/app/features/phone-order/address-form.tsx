import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { onSubmit } from '../../lib/on-submit.ts';

type Props = {
  uid: string;
  onAdded: (address: Address) => void;
  onCancel: (() => void) | undefined;
};

/** Form for a new address of the customer, split into the parts that a rider needs. */
export function AddressForm({ uid, onAdded, onCancel }: Props) {
  const { t } = useLingui();
  const add = useMutation({
    mutationFn: (body: object) =>
      api('POST /api/v1/staff/customers/{uid}/addresses', {
        params: { uid },
        body: body as never,
      }),
    onSuccess: onAdded,
  });
  return (
    <form
      className="mt-3 grid gap-3 sm:grid-cols-2"
      onSubmit={onSubmit((fields) => add.mutate(fields))}
    >
      <TextField
        label={t`Pincode`}
        name="pincode"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        required
        error={fieldProblem(add.error, 'pincode')}
      />
      <Select label={t`Kind`} name="type" defaultValue="Home">
        <option value="Home">{t`Home`}</option>
        <option value="Office">{t`Office`}</option>
        <option value="Other">{t`Other`}</option>
      </Select>
      <TextField
        label={t`Room, house or flat`}
        name="room_no"
        autoComplete="off"
        maxLength={60}
        error={fieldProblem(add.error, 'room_no')}
      />
      <TextField label={t`Street or lane`} name="locality" autoComplete="off" maxLength={120} />
      <TextField label={t`Area`} name="area" autoComplete="off" maxLength={120} />
      <TextField label={t`Landmark`} name="landmark" autoComplete="off" maxLength={120} />
      <div className="flex flex-wrap items-center gap-2 sm:col-span-2">
        <Button type="submit" size="sm" variant="soft" busy={add.isPending}>
          {t`Save and deliver there`}
        </Button>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        )}
      </div>
      <div className="empty:hidden sm:col-span-2">
        <FormProblem error={add.error} fields={['pincode', 'room_no']} />
      </div>
    </form>
  );
}
