import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import type { useCartLines } from '../cart/index.ts';
import { PayCover } from '../payments/index.ts';
import { CheckoutFields } from './checkout-fields.tsx';
import { checkoutLine } from './checkout-lines.ts';
import { departmentTexts } from './department-texts.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { linesOf } from './order-plan.ts';
import { OrderTable } from './order-table.tsx';
import { PaymentDialogs } from './payment-dialogs.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { PlacingNote } from './placing-note.tsx';
import { placingStore } from './placing-store.ts';
import { useCheckout } from './use-checkout.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { usePaymentDialog } from './use-payment-dialog.ts';
import { usePlaceOrder } from './use-place-order.ts';
import type { PlacingView } from './use-placing.ts';
import { UserInformation } from './user-information.tsx';

export type CheckoutFormProps = {
  user: User;
  cart: ReturnType<typeof useCartLines>;
  view: PlacingView;
};

export function CheckoutForm({ user, cart, view }: CheckoutFormProps) {
  const { t } = useLingui();
  const lines = cart.lines.map(checkoutLine);
  const checkout = useCheckout(user, lines, view);
  const { form, errors, refuse } = useFieldErrors(checkout, view.trouble);
  const place = usePlaceOrder({ user, checkout, lines, placing: view.placing });
  const dialog = usePaymentDialog(checkout, place);
  const cartIsMoving = cart.changing || cart.awaited > 0;
  return (
    <div
      ref={form}
      className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr]"
    >
      <div className="grid gap-4 md:sticky md:top-24 md:row-span-2">
        {checkout.ordered.map((department) => (
          <OrderTable
            key={department}
            title={t(departmentTexts[department].order)}
            lines={linesOf(lines, department)}
          />
        ))}
      </div>
      <div className="grid gap-4">
        <UserInformation user={user} />
        <CheckoutFields
          user={user}
          checkout={checkout}
          errors={errors}
          onChange={placingStore().forgetTrouble}
        />
        <EstimatePanel state={checkout.estimate} waitingFor={checkout.waitingFor} />
        <PlacingNote
          view={view}
          onTakeSlot={(department, choice) => {
            checkout.changeDelivery(department, choice);
            placingStore().forgetTrouble();
          }}
        />
      </div>
      <PlaceOrderBar
        estimate={checkout.estimate}
        payment={checkout.orderable.payment}
        placing={view.busy}
        calculating={checkout.estimate.calculating || cartIsMoving}
        onPress={() => refuse() || void dialog.press()}
      />
      <PaymentDialogs user={user} dialog={dialog} orders={checkout.ordered.length} />
      <PayCover />
    </div>
  );
}
