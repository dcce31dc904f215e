import { useLingui } from '@lingui/react/macro';
import { MAX_OCCASION_LENGTH } from '@sabuja/contract/limits';
import { TextField } from '@sabuja/ui/text-field.tsx';
import type { CheckoutForm } from './checkout-form.ts';

export function KitchenFields(props: {
  form: CheckoutForm;
  onChange: (part: Partial<Pick<CheckoutForm, 'members' | 'occasion'>>) => void;
}) {
  const { t } = useLingui();
  const { form, onChange } = props;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="flex-[0_1_7.5rem]">
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
      </div>
      <div className="flex-[1_1_7rem]">
        <TextField
          label={t`Occasion`}
          required
          maxLength={MAX_OCCASION_LENGTH}
          placeholder={t`Birthday, puja, lunch…`}
          value={form.occasion}
          onChange={(event) => onChange({ occasion: event.target.value })}
        />
      </div>
      <p className="w-full text-sm text-muted">
        {t`The kitchen needs both for party food: how many to cook and pack for, and the occasion. For meals, leave them as they are.`}
      </p>
    </div>
  );
}
