import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod, StaffCustomer } from '@sabuja/contract';
import { PAYMENT_WINDOW_MINUTES } from '@sabuja/contract/limits';
import type { MissingChoice } from '@sabuja/contract/rules/if-missing';
import { formatRupees } from '@sabuja/kit';
import { Select } from '@sabuja/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { TitledCard } from '../../lib/titled-card.tsx';
import { CouponField } from './coupon-field.tsx';
import { MissingOptions } from './missing-options.tsx';
import { methodsQuery } from './phone-queries.ts';
import type { PhoneForm } from './use-phone-draft.ts';
import type { EstimateState } from './use-phone-estimate.ts';
import { WalletCode } from './wallet-code.tsx';

const labels: Record<PaymentMethod, MessageDescriptor> = {
  COD: msg`Cash on delivery`,
  WALLET: msg`Wallet, by a code`,
  ONLINE: msg`Payment link by SMS`,
};

type Props = { form: PhoneForm; customer: StaffCustomer; state: EstimateState };

/** Choice for missing items, coupon and payment method. */
export function PaymentPart({ form, customer, state }: Props) {
  const { t, i18n } = useLingui();
  const { draft, change } = form;
  const methods = useQuery(methodsQuery);
  return (
    <TitledCard title={t`Missing items, coupon and payment`}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <Select
            label={t`If something is missing`}
            value={draft.ifMissing}
            onChange={({ target }) => change({ ifMissing: target.value as MissingChoice | '' })}
          >
            <option value="">{t`Not chosen: the customer is called`}</option>
            <MissingOptions />
          </Select>
          <CouponField form={form} coupon={state.shown?.coupon} />
        </div>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{t`How it is paid`}</legend>
          <div className="flex flex-wrap gap-2">
            {(methods.data ?? []).map((method) => (
              <label
                key={method}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-line-strong px-3.5 py-2 has-checked:border-leaf has-checked:bg-leaf-soft"
              >
                <input
                  type="radio"
                  name="payment"
                  checked={draft.payment === method}
                  onChange={() => change({ payment: method })}
                  className="size-5 accent-leaf"
                />
                <span className="font-semibold">{i18n._(labels[method])}</span>
                {method === 'WALLET' && (
                  <span className="tabular text-sm text-muted">
                    {formatRupees(customer.wallet.balance)}
                  </span>
                )}
              </label>
            ))}
          </div>
        </fieldset>
        {draft.payment === 'ONLINE' && (
          <p className="text-sm text-muted">
            {t`The link is sent to ${customer.phone} once the order is placed. Unpaid after ${PAYMENT_WINDOW_MINUTES} minutes, the order is cancelled.`}
          </p>
        )}
        {draft.payment === 'WALLET' && (
          <WalletCode
            key={state.estimate?.estimation_id ?? ''}
            customer={customer}
            estimate={state.estimate}
          />
        )}
      </div>
    </TitledCard>
  );
}
