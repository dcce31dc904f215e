import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department, PaymentMethod, User } from '@sabuja/contract';
import { useAddresses } from '../address/index.ts';
import { departments, isSameDelivery } from './checkout-form.ts';
import type { EstimateRequest } from './checkout-queries.ts';
import { type CheckoutLine, cartItemsOf, linesOf, orderLines } from './order-plan.ts';
import type { Chosen } from './rest-of-estimate.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { type Delivery, useDelivery } from './use-delivery.ts';
import { useEstimate } from './use-estimate.ts';
import { usePayments } from './use-payments.ts';
import type { PlacingView } from './use-placing.ts';
import { useRestOfEstimate } from './use-rest-of-estimate.ts';

type Deliveries = Record<Department, Delivery>;

/** The checkout as it stands: what is chosen, what of it holds, and what it costs. */
export function useCheckout(
  user: User,
  lines: readonly CheckoutLine[],
  { placing, busy }: Pick<PlacingView, 'placing' | 'busy'>,
) {
  const formState = useCheckoutForm();
  const payments = usePayments();
  const addresses = useAddresses(user.uid);
  const { form } = formState;
  const delivery = {
    KITCHEN: useDelivery(form, 'KITCHEN'),
    GROCERY: useDelivery(form, 'GROCERY'),
  };
  const address = addresses.data?.find(({ uid }) => uid === form.addressUid);
  const payment: PaymentMethod | '' =
    payments.offered.find((method) => method === form.payment) ?? '';
  const ordered = departments.filter((department) => linesOf(lines, department).length > 0);
  const same =
    ordered.length === 2 && isSameDelivery(delivery.KITCHEN.chosen, delivery.GROCERY.chosen);
  const pincode = address?.pincode ?? '';
  const rest = useRestOfEstimate(placing, chosenFor(ordered, { lines, pincode, delivery }));
  const request: EstimateRequest | undefined =
    rest || address === undefined || pincode === '' || payment === ''
      ? undefined
      : {
          lines: orderLines(lines),
          address: address.uid,
          pincode,
          same,
          payment,
          customer: user.uid,
          when: JSON.stringify(ordered.map((department) => delivery[department].choice)),
        };
  const fresh = useEstimate(request, busy);
  return {
    ...formState,
    payments,
    ordered,
    delivery,
    address,
    same,
    /** The form as it may be ordered: without slots, ways of paying or an address that are gone. */
    orderable: {
      ...form,
      payment,
      addressUid: address?.uid ?? '',
      delivery: deliveryChoices(delivery),
    },
    estimate: rest ?? fresh,
    waitingFor: waitingFor(address?.pincode, payment),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;

const deliveryChoices = ({ KITCHEN, GROCERY }: Deliveries) => ({
  KITCHEN: KITCHEN.choice,
  GROCERY: GROCERY.choice,
});

/** What is chosen for the one order that is left, when only one is. */
function chosenFor(
  ordered: readonly Department[],
  now: { lines: readonly CheckoutLine[]; pincode: string; delivery: Deliveries },
): Chosen | undefined {
  const [department, ...others] = ordered;
  if (department === undefined || others.length > 0) return undefined;
  const lines = linesOf(now.lines, department);
  const { date, slotId } = now.delivery[department].choice;
  return {
    cartItems: cartItemsOf(lines),
    items: orderLines(lines),
    pincode: now.pincode,
    date,
    slotId,
  };
}

function waitingFor(pincode: string | undefined, payment: string): MessageDescriptor | undefined {
  if (pincode === undefined) return msg`Choose the address to see the amounts.`;
  if (pincode === '') return msg`This address has no pincode. Add one that has.`;
  return payment === '' ? msg`Choose the payment type to see the amounts.` : undefined;
}
