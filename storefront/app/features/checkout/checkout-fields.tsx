import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod, User } from '@sabuja/contract';
import { MAX_NAME_LENGTH } from '@sabuja/contract/limits';
import { toPaise } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { paymentMethodLabels } from '../../lib/payment-method-labels.ts';
import { AddressSelect } from '../address/index.ts';
import { type CheckoutForm, departmentTexts, paymentTypesFailedMessage } from './checkout-form.ts';
import type { PaymentMethods } from './checkout-queries.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { KitchenFields } from './kitchen-fields.tsx';
import { MissingChoiceField } from './missing-choice-field.tsx';
import type { CheckoutLine } from './order-plan.ts';
import { Panel } from './panel.tsx';
import type { Checkout } from './use-checkout.ts';
import type { FieldErrors } from './use-field-errors.ts';
import { walletNote } from './wallet-share.ts';

type CheckoutFieldsProps = {
  user: User;
  checkout: Checkout;
  lines: readonly CheckoutLine[];
  errors: FieldErrors;
  /** Called on every change of a field. */
  onChange: () => void;
};

/** All fields of the checkout: delivery, customer, payment method and address. */
export function CheckoutFields({ user, checkout, lines, errors, onChange }: CheckoutFieldsProps) {
  const { t } = useLingui();
  const { form, orderedDepartments, delivery, orderable, estimate } = checkout;
  const finalAmount = estimate.displayed?.final_amount;
  const walletHint =
    orderable.payment === 'WALLET' && finalAmount !== undefined
      ? walletNote(toPaise(user.wallet.balance), toPaise(finalAmount))
      : undefined;
  const change = (changes: Partial<CheckoutForm>) => {
    checkout.update(changes);
    onChange();
  };
  return (
    <>
      {orderedDepartments.map((department) => (
        <Panel key={department} title={t(departmentTexts[department].details)}>
          {department === 'KITCHEN' && <KitchenFields form={form} onChange={change} />}
          <DeliveryFields
            department={department}
            delivery={delivery[department]}
            errors={{
              date: errors[`${department}.date`],
              slot: errors[`${department}.slot`],
            }}
            onChange={(changes) => {
              checkout.updateDelivery(department, changes);
              onChange();
            }}
          />
        </Panel>
      ))}
      {checkout.isCombined && (
        <Alert tone="haldi" size="sm" role="status">
          {t`Both orders come together, with one delivery charge.`}
        </Alert>
      )}
      <MissingChoiceField form={form} lines={lines} onChange={change} />
      <Panel title={t`Payment and delivery`}>
        {!user.full_name?.trim() && (
          <TextField
            label={t`Your name`}
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            hint={t`Asked once: it goes on the bag and the invoice.`}
            value={form.customerName}
            onChange={({ target }) => change({ customerName: target.value })}
          />
        )}
        <PaymentSelect
          paymentMethods={checkout.paymentMethods}
          value={orderable.payment}
          error={errors.payment}
          hint={walletHint && t(walletHint)}
          onChange={(payment) => change({ payment })}
        />
        <AddressSelect
          userUid={user.uid}
          value={form.addressUid}
          error={errors.address}
          onChange={(address) => change({ addressUid: address?.uid ?? '' })}
        />
      </Panel>
    </>
  );
}

function PaymentSelect(props: {
  paymentMethods: PaymentMethods;
  /** One of the offered methods, or empty. */
  value: PaymentMethod | '';
  error: string | undefined;
  hint: string | undefined;
  onChange: (method: PaymentMethod | '') => void;
}) {
  const { t } = useLingui();
  const { offered, loading, failed, busy, retry } = props.paymentMethods;
  return (
    <div className="grid grid-cols-1 gap-2">
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
      {failed && (
        <PartFailed variant="note" busy={busy} onRetry={retry}>
          {t(paymentTypesFailedMessage)}
        </PartFailed>
      )}
    </div>
  );
}
