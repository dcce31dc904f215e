import type { Address, Department, FreeSlot, Order, PaymentMethod } from '@sabuja/contract';
import { formatDeliveryAddress } from '@sabuja/contract/rules/address-text';
import { type CheckoutForm, departments } from './checkout-form.ts';

type LastOrder = Pick<Order, 'delivery_address' | 'payment_method'>;
export type FreeSlots = Partial<Record<Department, FreeSlot>>;

/** What one tap fills in. */
export type QuickChoice = {
  /** Whether it repeats an earlier order. */
  isRepeat: boolean;
  address: Address;
  /** Undefined on a first order: nobody has chosen one yet. */
  payment: PaymentMethod | undefined;
  slots: FreeSlots;
};

/**
 * Last time's address, payment and the next free slots; on a first order, or when last time's
 * address is gone, the only address. Undefined where neither is clear or a slot is missing.
 */
export function quickChoice(input: {
  ordered: readonly Department[];
  addresses: readonly Address[];
  lastOrder: LastOrder | undefined;
  offered: readonly PaymentMethod[];
  slots: FreeSlots;
}): QuickChoice | undefined {
  const { ordered, addresses, lastOrder, offered, slots } = input;
  const previous = addresses.find(
    (address) => formatDeliveryAddress(address) === lastOrder?.delivery_address,
  );
  const address = previous ?? (addresses.length === 1 ? addresses[0] : undefined);
  if (address === undefined || ordered.some((department) => slots[department] === undefined)) {
    return undefined;
  }
  const payment = offered.find((method) => method === lastOrder?.payment_method);
  return { isRepeat: lastOrder !== undefined, address, payment, slots };
}

/** The form with the choice filled in; what it does not name stays as it is. */
export function withQuickChoice(form: CheckoutForm, choice: QuickChoice): CheckoutForm {
  const delivery = { ...form.delivery };
  for (const department of departments) {
    const slot = choice.slots[department];
    if (slot) delivery[department] = { date: slot.date, slotId: slot.slot_id };
  }
  return {
    ...form,
    delivery,
    addressUid: choice.address.uid,
    payment: choice.payment ?? form.payment,
  };
}

export const isFilledIn = (form: CheckoutForm, choice: QuickChoice): boolean =>
  JSON.stringify(withQuickChoice(form, choice)) === JSON.stringify(form);

/** Whether all slots are the same day and time, so that they are named once. */
export function commonSlot(slots: FreeSlots): FreeSlot | undefined {
  const [first, ...others] = departments.flatMap((department) => slots[department] ?? []);
  const isCommon = others.every(({ date, name }) => date === first?.date && name === first.name);
  return isCommon ? first : undefined;
}
