import { useLingui } from '@lingui/react/macro';
import { TextField } from '@sabuja/ui/text-field.tsx';
import type { CheckoutForm } from './checkout-form.ts';

export function KitchenFields(props: {
  form: CheckoutForm;
  onChange: (part: Partial<Pick<CheckoutForm, 'members' | 'occasion'>>) => void;
}) {
  const { t } = useLingui();
  const { form, onChange } = props;
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-end gap-x-4 gap-y-2">
      <TextField
        label={t`Count of Members`}
        type="number"
        inputMode="numeric"
        min={1}
        value={form.members}
        onChange={(event) => onChange({ members: event.target.value.replace(/[^\d]/g, '') })}
        onBlur={() => Number(form.members) < 1 && onChange({ members: '1' })}
        className="tabular"
      />
      <TextField
        label={t`Occasion`}
        required
        maxLength={120}
        placeholder={t`Birthday, puja, lunch…`}
        value={form.occasion}
        onChange={(event) => onChange({ occasion: event.target.value })}
      />
      <p className="col-span-2 text-sm text-muted">
        {t`The kitchen needs both for party food: how many to cook and pack for, and the occasion. For meals, leave them as they are.`}
      </p>
    </div>
  );
}
