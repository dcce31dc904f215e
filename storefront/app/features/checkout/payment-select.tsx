import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@sabuja/contract';
import { Select } from '@sabuja/ui/select.tsx';
import { paymentMethodLabels } from '../../lib/payment-method-labels.ts';
import type { PaymentMethods } from './use-payment-methods.ts';

export function PaymentSelect(props: {
  paymentMethods: PaymentMethods;
  /** One of the offered methods, or empty. */
  value: PaymentMethod | '';
  error: string | undefined;
  hint: string | undefined;
  onChange: (method: PaymentMethod | '') => void;
}) {
  const { t } = useLingui();
  const { offered, loading } = props.paymentMethods;
  return (
    <Select
      label={t`Payment Type`}
      required
      value={props.value}
      error={props.error}
      hint={props.hint}
      onChange={({ target }) =>
        props.onChange(offered.find((method) => method === target.value) ?? '')
      }
    >
      <option value="">{loading ? t`Loading...` : t`Select Payment Type`}</option>
      {offered.map((method) => (
        <option key={method} value={method}>
          {t(paymentMethodLabels[method])}
        </option>
      ))}
    </Select>
  );
}
