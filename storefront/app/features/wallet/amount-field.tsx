import { useLingui } from '@lingui/react/macro';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { clampAmount } from './wallet-rules.ts';

type Props = {
  /** In rupees, as typed. */
  value: string;
  hint?: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Field of a recharge amount. */
export function AmountField({ onChange, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <TextField
      {...rest}
      label={t`Amount to add`}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      leadingText="₹"
      onChange={(event) => onChange(clampAmount(event.target.value))}
      className="tabular"
    />
  );
}
