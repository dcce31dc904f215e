import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { toPaise } from '@sabuja/kit';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { AddressSelect } from '../address/index.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { departmentTexts } from './department-texts.ts';
import { KitchenFields } from './kitchen-fields.tsx';
import { MissingChoiceField } from './missing-choice-field.tsx';
import { Panel } from './panel.tsx';
import { PaymentSelect } from './payment-select.tsx';
import type { Checkout } from './use-checkout.ts';
import type { FieldErrors } from './use-field-errors.ts';
import { walletNote } from './wallet-share.ts';

export type CheckoutFieldsProps = {
  user: User;
  checkout: Checkout;
  errors: FieldErrors;
  /** Called on every change of a field. */
  onChange: () => void;
};

/** All fields of the checkout: delivery, customer, payment method and address. */
export function CheckoutFields({ user, checkout, errors, onChange }: CheckoutFieldsProps) {
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
        <p role="status" className="rounded-field bg-haldi-soft px-4 py-3 text-sm text-haldi-text">
          {t`Both orders come together, with one delivery charge.`}
        </p>
      )}
      <MissingChoiceField value={form.ifMissing} onChange={(ifMissing) => change({ ifMissing })} />
      <Panel title={t`Payment and delivery`}>
        {!user.full_name?.trim() && (
          <TextField
            label={t`Your name`}
            autoComplete="name"
            maxLength={120}
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
