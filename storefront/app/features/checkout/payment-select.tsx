import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { Select } from '../../ui/select.tsx';
import { offeredPayments, paymentLabel } from './checkout-form.ts';
import { paymentMethodsQuery } from './checkout-queries.ts';

/** What this screen can carry out so far. */
const supported: readonly PaymentMethod[] = ['COD'];

export function PaymentSelect(props: {
  value: PaymentMethod | '';
  onChange: (method: PaymentMethod | '') => void;
}) {
  const { t } = useLingui();
  const api = useApi();
  const setting = useQuery(paymentMethodsQuery(api));
  const offered = offeredPayments(setting.data?.PAYMENT_METHODS, supported);
  return (
    <Select
      label={t`Payment Type`}
      required
      value={offered.some((method) => method === props.value) ? props.value : ''}
      onChange={({ target }) =>
        props.onChange(offered.find((method) => method === target.value) ?? '')
      }
    >
      <option value="">{setting.isPending ? t`Loading...` : t`Select Payment Type`}</option>
      {offered.map((method) => (
        <option key={method} value={method}>
          {t(paymentLabel[method])}
        </option>
      ))}
    </Select>
  );
}
