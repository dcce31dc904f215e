import type { MessageDescriptor } from '@lingui/core';
import type { Department } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import type { CheckoutForm, DeliveryChoice, SelectedSlot } from './checkout-form.ts';
import { slotsQuery } from './checkout-queries.ts';
import { dateProblem, isSlotOpen, type OfferedSlot, offeredSlots } from './time-slots.ts';

export type Delivery = {
  slots: OfferedSlot[] | undefined;
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
export function useDelivery(
  form: CheckoutForm,
  department: Department,
  leadTimeHours: number,
): Delivery {
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
    leadTimeHours,
    typedDate,
    dateError,
    choice: { date, slotId: slot?.id },
    selectedSlot: slot && { date, slotName: slot.name },
  };
}
