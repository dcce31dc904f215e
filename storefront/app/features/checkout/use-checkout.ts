import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department, User } from '@sabuja/contract';
import { useAddresses } from '../address/index.ts';
import { departments, isSameDelivery } from './checkout-form.ts';
import type { EstimateRequest } from './checkout-queries.ts';
import { type CheckoutLine, linesOf, orderLines } from './order-plan.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useDelivery } from './use-delivery.ts';
import { useEstimate } from './use-estimate.ts';

/** The checkout as it stands: what is chosen, what of it holds, and what it costs. */
export function useCheckout(user: User, lines: readonly CheckoutLine[]) {
  const formState = useCheckoutForm();
  const { form } = formState;
  const addresses = useAddresses(user.uid);
  const address = addresses.data?.find(({ uid }) => uid === form.addressUid);
  const delivery = {
    KITCHEN: useDelivery(form, 'KITCHEN'),
    GROCERY: useDelivery(form, 'GROCERY'),
  };
  const ordered = departments.filter((department) => linesOf(lines, department).length > 0);
  const same =
    ordered.length === 2 && isSameDelivery(delivery.KITCHEN.chosen, delivery.GROCERY.chosen);
  const request: EstimateRequest | undefined =
    address === undefined || address.pincode === '' || form.payment === ''
      ? undefined
      : {
          lines: orderLines(lines),
          address: address.uid,
          pincode: address.pincode,
          same,
          payment: form.payment,
          customer: user.uid,
          when: JSON.stringify(ordered.map((department) => delivery[department].choice)),
        };
  return {
    ...formState,
    ordered,
    delivery,
    address,
    same,
    /** The form as it may be ordered: without slots or an address that are gone. */
    orderable: {
      ...form,
      addressUid: address?.uid ?? '',
      delivery: deliveryChoices(delivery),
    },
    estimate: useEstimate(request),
    waitingFor: waitingFor(address?.pincode, form.payment),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;

type Deliveries = Record<Department, ReturnType<typeof useDelivery>>;
const deliveryChoices = ({ KITCHEN, GROCERY }: Deliveries) => ({
  KITCHEN: KITCHEN.choice,
  GROCERY: GROCERY.choice,
});

function waitingFor(pincode: string | undefined, payment: string): MessageDescriptor | undefined {
  if (pincode === undefined) return msg`Choose the address to see the amounts.`;
  if (pincode === '') return msg`This address has no pincode. Add one that has.`;
  return payment === '' ? msg`Choose the payment type to see the amounts.` : undefined;
}
