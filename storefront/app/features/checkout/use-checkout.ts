import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department, PaymentMethod, User } from '@sabuja/contract';
import { useAddresses } from '../address/index.ts';
import { departments, isSameDelivery } from './checkout-form.ts';
import type { EstimateRequest } from './checkout-queries.ts';
import { type CheckoutLine, cartItemIds, linesOf, toOrderLines } from './order-plan.ts';
import type { OrderSelection } from './remaining-estimate.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { type Delivery, useDelivery } from './use-delivery.ts';
import { useEstimate } from './use-estimate.ts';
import { usePaymentMethods } from './use-payment-methods.ts';
import { useRemainingEstimate } from './use-remaining-estimate.ts';
import type { SubmissionView } from './use-submission.ts';

type Deliveries = Record<Department, Delivery>;

/** State of the checkout: selections, which of them are valid, and the amounts. */
export function useCheckout(
  user: User,
  lines: readonly CheckoutLine[],
  { submission, busy: isSubmitting }: Pick<SubmissionView, 'submission' | 'busy'>,
) {
  const formState = useCheckoutForm();
  const paymentMethods = usePaymentMethods();
  const addresses = useAddresses(user.uid);
  const { form } = formState;
  const delivery = {
    KITCHEN: useDelivery(form, 'KITCHEN'),
    GROCERY: useDelivery(form, 'GROCERY'),
  };
  const address = addresses.data?.find(({ uid }) => uid === form.addressUid);
  const payment: PaymentMethod | '' =
    paymentMethods.offered.find((method) => method === form.payment) ?? '';
  const orderedDepartments = departments.filter(
    (department) => linesOf(lines, department).length > 0,
  );
  const isCombined =
    orderedDepartments.length === 2 &&
    isSameDelivery(delivery.KITCHEN.selectedSlot, delivery.GROCERY.selectedSlot);
  const pincode = address?.pincode ?? '';
  const remaining = useRemainingEstimate(
    submission,
    selectionForRemaining(orderedDepartments, { lines, pincode, delivery }),
  );
  const request: EstimateRequest | undefined =
    remaining || address === undefined || pincode === '' || payment === ''
      ? undefined
      : {
          lines: toOrderLines(lines),
          address: address.uid,
          pincode,
          isCombined,
          payment,
          customer: user.uid,
          deliveryKey: JSON.stringify(
            orderedDepartments.map((department) => delivery[department].choice),
          ),
        };
  const estimate = useEstimate(request, isSubmitting);
  return {
    ...formState,
    paymentMethods,
    orderedDepartments,
    delivery,
    address,
    isCombined,
    /** The form as it can be ordered: without unavailable slots, payment methods or address. */
    orderable: {
      ...form,
      payment,
      addressUid: address?.uid ?? '',
      delivery: deliveryChoices(delivery),
    },
    estimate: remaining ?? estimate,
    missingInput: missingInputFor(address?.pincode, payment),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;

const deliveryChoices = ({ KITCHEN, GROCERY }: Deliveries) => ({
  KITCHEN: KITCHEN.choice,
  GROCERY: GROCERY.choice,
});

/** The selections for the one remaining order, if only one remains. */
function selectionForRemaining(
  orderedDepartments: readonly Department[],
  current: { lines: readonly CheckoutLine[]; pincode: string; delivery: Deliveries },
): OrderSelection | undefined {
  const [department, ...others] = orderedDepartments;
  if (department === undefined || others.length > 0) return undefined;
  const lines = linesOf(current.lines, department);
  const { date, slotId } = current.delivery[department].choice;
  return {
    cartItems: cartItemIds(lines),
    items: toOrderLines(lines),
    pincode: current.pincode,
    date,
    slotId,
  };
}

function missingInputFor(
  pincode: string | undefined,
  payment: string,
): MessageDescriptor | undefined {
  if (pincode === undefined) return msg`Choose the address to see the amounts.`;
  if (pincode === '') return msg`This address has no pincode. Add one that has.`;
  return payment === '' ? msg`Choose the payment type to see the amounts.` : undefined;
}
