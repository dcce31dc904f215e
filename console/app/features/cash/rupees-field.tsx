import { useLingui } from '@lingui/react/macro';
import { TextField, type TextFieldProps } from '@sabuja/ui/text-field.tsx';
import clsx from 'clsx';
import { parseRupees } from './difference.ts';

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string;
  onText: (text: string) => void;
};

/** A required field for an amount in rupees; `parseRupees` parses its text. */
export function RupeesField({ value, onText, error, className, ...rest }: Props) {
  const { t } = useLingui();
  const isUnreadable = value !== '' && parseRupees(value) === undefined;
  return (
    <TextField
      {...rest}
      leadingText="₹"
      inputMode="decimal"
      autoComplete="off"
      className={clsx('tabular', className)}
      value={value}
      onChange={({ target }) => onText(target.value)}
      error={isUnreadable ? t`Please enter rupees, such as 1284 or 1284.50.` : error}
      required
    />
  );
}
