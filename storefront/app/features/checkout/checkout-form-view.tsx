import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { formatPhone, formatRupees } from '@sabuja/kit';
import type { useCartLines } from '../cart/index.ts';
import { PaymentOverlay } from '../payments/index.ts';
import { CheckoutFields } from './checkout-fields.tsx';
import { departmentTexts } from './checkout-form.ts';
import { CouponField } from './coupon-field.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { linesOf, toCheckoutLine } from './order-plan.ts';
import { OrderTable } from './order-table.tsx';
import { Panel } from './panel.tsx';
import { PaymentDialogs, usePaymentDialog } from './payment-dialogs.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { withQuickChoice } from './quick-choice.ts';
import { QuickChoicePlace } from './quick-choice-button.tsx';
import { isPartlyPlaced } from './submission.ts';
import { SubmissionNotice } from './submission-notice.tsx';
import { submissionStore } from './submission-store.ts';
import { type Checkout, useCheckout } from './use-checkout.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { usePlaceOrder } from './use-place-order.ts';
import type { SubmissionView } from './use-submission.ts';

type CheckoutFormProps = {
  user: User;
  cart: ReturnType<typeof useCartLines>;
  view: SubmissionView;
};

export function CheckoutForm({ user, cart, view }: CheckoutFormProps) {
  const { t } = useLingui();
  const lines = cart.lines.map(toCheckoutLine);
  const checkout = useCheckout(user, lines, view);
  const { form, errors, reportMissing } = useFieldErrors(checkout, view.failure);
  const placeOrders = usePlaceOrder({ user, checkout, lines, submission: view.submission });
  const dialog = usePaymentDialog(checkout);
  const { payment } = checkout.orderable;
  const submit = () => {
    if (reportMissing()) return;
    void (payment === 'WALLET' || payment === 'ONLINE' ? dialog.open(payment) : placeOrders());
  };
  const isCartChanging = cart.isChanging || cart.pendingLines > 0;
  return (
    <div
      ref={form}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-6"
    >
      <QuickChoicePart checkout={checkout} />
      <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {checkout.orderedDepartments.map((department) => (
          <OrderTable
            key={department}
            title={t(departmentTexts[department].order)}
            lines={linesOf(lines, department)}
            notes={checkout.form.notes}
            onNote={(line, note) =>
              checkout.update({ notes: { ...checkout.form.notes, [line]: note } })
            }
          />
        ))}
        <EstimatePanel
          state={checkout.estimate}
          missingInput={checkout.missingInput}
          previewPincode={checkout.previewPincode}
        >
          <CouponPart checkout={checkout} submission={view.submission} />
        </EstimatePanel>
        <UserInformation user={user} />
      </div>
      <div className="grid grid-cols-1 gap-4 lg:col-start-2">
        <CheckoutFields
          user={user}
          checkout={checkout}
          lines={lines}
          errors={errors}
          onChange={submissionStore().clearFailure}
        />
        <SubmissionNotice
          view={view}
          onTakeSlot={(department, choice) => {
            checkout.updateDelivery(department, choice);
            submissionStore().clearFailure();
          }}
        />
      </div>
      <PlaceOrderBar
        estimate={checkout.estimate}
        payment={payment}
        isSubmitting={view.busy}
        isCalculating={checkout.estimate.isCalculating || isCartChanging}
        onPress={submit}
      />
      <PaymentDialogs
        user={user}
        dialog={dialog}
        orderCount={checkout.orderedDepartments.length}
        onConfirm={() => void placeOrders()}
      />
      <PaymentOverlay />
    </div>
  );
}

function QuickChoicePart({ checkout }: { checkout: Checkout }) {
  const { quickChoice, isQuickChoicePending, orderedDepartments, form, estimate, replace } =
    checkout;
  return (
    <div className="lg:col-start-2">
      <QuickChoicePlace
        choice={quickChoice}
        isPending={isQuickChoicePending}
        ordered={orderedDepartments}
        form={form}
        isBelowMinimum={estimate.isBelowMinimum}
        onFill={() => {
          if (!quickChoice) return;
          replace((current) => withQuickChoice(current, quickChoice));
          submissionStore().clearFailure();
        }}
      />
    </div>
  );
}

type CouponPartProps = { checkout: Checkout; submission: SubmissionView['submission'] };

/** The coupon field, hidden once one of two orders is placed: the server then knows what remains of the coupon. */
function CouponPart({ checkout, submission }: CouponPartProps) {
  if (submission !== undefined && isPartlyPlaced(submission)) return null;
  return (
    <CouponField
      code={checkout.form.coupon}
      coupon={checkout.estimate.displayed?.coupon}
      isChecking={checkout.estimate.isCalculating}
      onChange={(coupon) => {
        checkout.update({ coupon });
        submissionStore().clearFailure();
      }}
    />
  );
}

function UserInformation({ user }: { user: User }) {
  const { t } = useLingui();
  const rows = [
    [t`Name`, user.full_name || '--'],
    [t`Mobile`, user.mobile_no ? formatPhone(user.mobile_no) : '--'],
    [t`E-mail`, user.email || '--'],
    [t`Wallet balance`, formatRupees(user.wallet.balance)],
  ] as const;
  return (
    <Panel title={t`User Information`}>
      <dl className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
