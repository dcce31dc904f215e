import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Address, Department, PaymentMethod, User } from '@sabuja/contract';
import { departments } from '@sabuja/contract/rules/departments';
import { useQuery } from '@tanstack/react-query';
import { type LoadState, loadState } from '../../lib/load-state.ts';
import { useApi } from '../../lib/use-api.ts';
import { useAddresses } from '../address/index.ts';
import { useCheckoutForm } from './checkout-draft.ts';
import {
  type CheckoutForm,
  type DeliveryChoice,
  isSameDelivery,
  paymentTypesFailedMessage,
  type SelectedSlot,
} from './checkout-form.ts';
import { type EstimateRequest, slotsQuery, usePaymentMethods } from './checkout-queries.ts';
import { type CheckoutLine, linesOf, maxLeadTime, toOrderLines } from './order-plan.ts';
import { useQuickChoice, useRememberedChoice } from './quick-choice.ts';
import { isPartlyPlaced, type Submission } from './submission.ts';
import { dateProblem, isSlotOpen, type OfferedSlot, offeredSlots } from './time-slots.ts';
import { type EstimateState, useEstimate } from './use-estimate.ts';
import type { SubmissionView } from './use-submission.ts';

type Deliveries = Record<Department, Delivery>;

/** State of the checkout: selections, which of them are valid, and the amounts. */
export function useCheckout(
  user: User,
  lines: readonly CheckoutLine[],
  { submission, busy: isSubmitting }: Pick<SubmissionView, 'submission' | 'busy'>,
) {
  const formState = useCheckoutForm(user.uid);
  const paymentMethods = usePaymentMethods();
  const addresses = useAddresses(user.uid);
  const { form } = formState;
  useRememberedChoice(formState, user);
  const delivery = {
    KITCHEN: useDelivery(form, 'KITCHEN', maxLeadTime(linesOf(lines, 'KITCHEN'))),
    GROCERY: useDelivery(form, 'GROCERY', maxLeadTime(linesOf(lines, 'GROCERY'))),
  };
  const address = addresses.data?.find(({ uid }) => uid === form.addressUid);
  const payment: PaymentMethod | '' =
    paymentMethods.offered.find((method) => method === form.payment) ?? '';
  const orderedDepartments = departments.filter(
    (department) => linesOf(lines, department).length > 0,
  );
  const { quickChoice, isPending: isQuickChoicePending } = useQuickChoice(
    user,
    lines,
    orderedDepartments,
    paymentMethods,
  );
  // The payment method does not affect the price: until one is chosen, the estimate uses the first one.
  const pricedPayment =
    payment || paymentMethods.offered[0] || (paymentMethods.failed && form.payment) || undefined;
  const isCombined =
    orderedDepartments.length === 2 &&
    isSameDelivery(delivery.KITCHEN.selectedSlot, delivery.GROCERY.selectedSlot);
  const pricedAddress = address ?? quickChoice?.address ?? addresses.data?.[0];
  const request: EstimateRequest | undefined =
    !pricedAddress?.pincode || pricedPayment === undefined
      ? undefined
      : {
          lines: toOrderLines(lines),
          address: pricedAddress.uid,
          pincode: pricedAddress.pincode,
          isCombined,
          payment: pricedPayment,
          customer: user.uid,
          coupon: form.coupon,
          remaining: toRemaining(submission, orderedDepartments, delivery),
          selectionKey: JSON.stringify([
            form.addressUid,
            payment,
            orderedDepartments.map((department) => delivery[department].choice),
          ]),
        };
  const estimate = useEstimate(request, isSubmitting);
  return {
    ...formState,
    paymentMethods,
    orderedDepartments,
    quickChoice,
    isQuickChoicePending,
    delivery,
    address,
    isCombined,
    /** The form without unavailable slots, payment methods or address. */
    orderable: {
      ...form,
      payment,
      addressUid: address?.uid ?? '',
      delivery: deliveryChoices(delivery),
    },
    estimate: withoutFieldOfPreview(estimate, address),
    /** The pincode that amounts are shown for while no address is selected. */
    previewPincode: address === undefined ? pricedAddress?.pincode : undefined,
    missingInput: missingInputFor(
      pricedAddress?.pincode,
      pricedPayment === undefined && paymentMethods.failed,
    ),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;

const deliveryChoices = ({ KITCHEN, GROCERY }: Deliveries) => ({
  KITCHEN: KITCHEN.choice,
  GROCERY: GROCERY.choice,
});

/** Set once one of two orders is placed: the server then prices the other one based on their common estimate. */
function toRemaining(
  submission: Submission | undefined,
  orderedDepartments: readonly Department[],
  delivery: Deliveries,
): EstimateRequest['remaining'] {
  const [department, ...others] = orderedDepartments;
  if (submission === undefined || !isPartlyPlaced(submission)) return undefined;
  if (department === undefined || others.length > 0) return undefined;
  return { of: submission.estimate.estimation_id, ...delivery[department].selectedSlot };
}

/** Drops the rejected field while no address is selected: the preview address must not be marked as invalid. */
const withoutFieldOfPreview = (estimate: EstimateState, address: Address | undefined) =>
  address === undefined ? { ...estimate, field: undefined } : estimate;

function missingInputFor(
  pincode: string | undefined,
  isPaymentUnknown: boolean,
): MessageDescriptor | undefined {
  if (pincode === undefined) return msg`Choose the address to see the amounts.`;
  if (pincode === '') return msg`This address has no pincode. Add one that has.`;
  return isPaymentUnknown ? paymentTypesFailedMessage : undefined;
}

export type Delivery = {
  slots: OfferedSlot[] | undefined;
  slotsState: LoadState;
  /** The longest lead time among the items, in hours. */
  leadTimeHours: number;
  /** The date as typed, and why it cannot be booked. */
  typedDate: string;
  dateError: MessageDescriptor | undefined;
  /** The selection without a date or slot that is no longer available. */
  choice: DeliveryChoice;
  selectedSlot: SelectedSlot | undefined;
};

/** The slots of a department's date, and the part of the selection that is still valid. */
function useDelivery(form: CheckoutForm, department: Department, leadTimeHours: number): Delivery {
  const api = useApi();
  const { date: typedDate, slotId } = form.delivery[department];
  const dateError = dateProblem(typedDate, new Date());
  const date = dateError === undefined ? typedDate : '';
  const slotsResult = useQuery({ ...slotsQuery(api, date), enabled: date !== '' });
  const departmentSlots =
    department === 'KITCHEN' ? slotsResult.data?.kitchen : slotsResult.data?.grocery;
  const slots = departmentSlots && offeredSlots(departmentSlots, date, leadTimeHours, new Date());
  const slot = slots?.find((one) => one.id === slotId && isSlotOpen(one));
  return {
    slots,
    slotsState: loadState(slotsResult),
    leadTimeHours,
    typedDate,
    dateError,
    choice: { date, slotId: slot?.id },
    selectedSlot: slot && { date, slotName: slot.name },
  };
}
