import { useLingui } from '@lingui/react/macro';
import type { User } from '@sabuja/contract';
import { AddressSelect } from '../address/index.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { departmentTexts } from './department-texts.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import { HalfPlacedNote } from './half-placed-note.tsx';
import { KitchenFields } from './kitchen-fields.tsx';
import { type CheckoutLine, linesOf } from './order-plan.ts';
import { OrderTable } from './order-table.tsx';
import { Panel } from './panel.tsx';
import { PaymentSelect } from './payment-select.tsx';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { UserInformation } from './user-information.tsx';

export function CheckoutForm({ user, lines }: { user: User; lines: CheckoutLine[] }) {
  const { t } = useLingui();
  const checkout = useCheckout(user, lines);
  const { placing, halfPlaced, press } = usePlaceOrder(user, checkout, lines);
  const { form, change, ordered } = checkout;
  return (
    <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr]">
      <div className="grid gap-4 md:sticky md:top-24 md:row-span-2">
        {halfPlaced && <HalfPlacedNote half={halfPlaced} />}
        {ordered.map((department) => (
          <OrderTable
            key={department}
            title={t(departmentTexts[department].order)}
            lines={linesOf(lines, department)}
          />
        ))}
      </div>
      <div className="grid gap-4">
        <UserInformation user={user} />
        {ordered.map((department) => (
          <Panel key={department} title={t(departmentTexts[department].details)}>
            {department === 'KITCHEN' && <KitchenFields form={form} onChange={change} />}
            <DeliveryFields
              department={department}
              delivery={checkout.delivery[department]}
              onChange={(part) => checkout.changeDelivery(department, part)}
            />
          </Panel>
        ))}
        {checkout.same && (
          <p
            role="status"
            className="rounded-field bg-haldi-soft px-4 py-3 text-sm text-haldi-text"
          >
            {t`Both orders come together, with one delivery charge.`}
          </p>
        )}
        <Panel title={t`Payment and delivery`}>
          <PaymentSelect value={form.payment} onChange={(payment) => change({ payment })} />
          <AddressSelect
            userUid={user.uid}
            value={form.addressUid}
            onChange={(address) => change({ addressUid: address?.uid ?? '' })}
          />
        </Panel>
        <EstimatePanel state={checkout.estimate} waitingFor={checkout.waitingFor} />
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:col-start-2 md:mx-0 md:border-0 md:bg-transparent md:p-0">
        <PlaceOrderBar
          estimate={checkout.estimate}
          placing={placing}
          onPress={() => void press()}
        />
      </div>
    </div>
  );
}
