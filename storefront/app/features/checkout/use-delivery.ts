import type { MessageDescriptor } from '@lingui/core';
import type { Department, TimeSlot } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import type { CheckoutForm, ChosenSlot, DeliveryChoice } from './checkout-form.ts';
import { slotsQuery } from './checkout-queries.ts';
import { canTakeSlot, dateProblem, slotsToShow } from './time-slots.ts';

export type Delivery = {
  slots: TimeSlot[] | undefined;
  /** The day as it was typed, and why it cannot be booked. */
  typed: string;
  problem: MessageDescriptor | undefined;
  /** The choice without a day or slot that cannot be had any more. */
  choice: DeliveryChoice;
  chosen: ChosenSlot | undefined;
};

/** The slots of a department's day, and what of the customer's choice still holds. */
export function useDelivery(form: CheckoutForm, department: Department): Delivery {
  const api = useApi();
  const { date: typed, slotId } = form.delivery[department];
  const problem = dateProblem(typed, new Date());
  const date = problem === undefined ? typed : '';
  const answer = useQuery({ ...slotsQuery(api, date), enabled: date !== '' });
  const ofDepartment = department === 'KITCHEN' ? answer.data?.kitchen : answer.data?.grocery;
  const slots = ofDepartment && slotsToShow(ofDepartment, date, new Date());
  const slot = slots?.find((one) => one.id === slotId && canTakeSlot(one));
  return {
    slots,
    typed,
    problem,
    choice: { date, slotId: slot?.id },
    chosen: slot && { date, slotName: slot.name },
  };
}
