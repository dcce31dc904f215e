import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@sabuja/contract';
import { paymentWords } from '../../lib/payment-words.ts';
import { Select } from '../../ui/select.tsx';
import type { Payments } from './use-payments.ts';

export function PaymentSelect(props: {
  payments: Payments;
  /** One of those offered, or none. */
  value: PaymentMethod | '';
  error: string | undefined;
  onChange: (method: PaymentMethod | '') => void;
}) {
  const { t } = useLingui();
  const { offered, loading } = props.payments;
  return (
    <Select
      label={t`Payment Type`}
      required
      value={props.value}
      error={props.error}
      onChange={({ target }) =>
        props.onChange(offered.find((method) => method === target.value) ?? '')
      }
    >
      <option value="">{loading ? t`Loading...` : t`Select Payment Type`}</option>
      {offered.map((method) => (
        <option key={method} value={method}>
          {t(paymentWords[method])}
        </option>
      ))}
    </Select>
  );
}
