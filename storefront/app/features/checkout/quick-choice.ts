import type { Address, Department, FreeSlot, Order, PaymentMethod, User } from '@sabuja/contract';
import { formatDeliveryAddress } from '@sabuja/contract/rules/address-text';
import { departments } from '@sabuja/contract/rules/departments';
import { addDays, istDate } from '@sabuja/kit';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadState } from '../../lib/load-state.ts';
import { useApi } from '../../lib/use-api.ts';
import { useAddresses } from '../address/index.ts';
import { nextSlotQuery } from '../delivery/index.ts';
import { lastOrderQuery } from '../orders/index.ts';
import type { useCheckoutForm } from './checkout-draft.ts';
import type { CheckoutForm } from './checkout-form.ts';
import type { PaymentMethods } from './checkout-queries.ts';
import { type CheckoutLine, linesOf, maxLeadTime } from './order-plan.ts';

type LastOrder = Pick<Order, 'delivery_address' | 'payment_method'>;
export type FreeSlots = Partial<Record<Department, FreeSlot>>;

/** What one tap fills in. */
export type QuickChoice = {
  /** Whether it repeats an earlier order. */
  isRepeat: boolean;
  address: Pick<Address, 'uid' | 'type' | 'pincode'>;
  /** Undefined on a first order, or if the last order's method is no longer offered. */
  payment: PaymentMethod | undefined;
  slots: FreeSlots;
};

/**
 * The last order's address and payment, with the next free slots. On a first order, or if that address was deleted,
 * the customer's only address. Undefined without such an address, or if a department has no free slot.
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

/** The form with the choice filled in; other fields are unchanged. */
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

/** The slot that all departments share, to name it once; undefined if their dates or times differ. */
export function findCommonSlot(slots: FreeSlots): FreeSlot | undefined {
  const [first, ...others] = departments.flatMap((department) => slots[department] ?? []);
  const isCommon = others.every(({ date, name }) => date === first?.date && name === first.name);
  return isCommon ? first : undefined;
}

/** A choice whose text is as long as it gets, to measure the place of the real one. */
export function longChoice(ordered: readonly Department[], now: Date): QuickChoice {
  const names = ['10:00 AM - 12:00 PM', '10:30 AM - 12:30 PM'];
  const slots = ordered.map((department, index) => {
    const slot = { slot_id: 0, date: addDays(istDate(now), 1), name: names[index] ?? '' };
    return [department, slot];
  });
  const address = { uid: '', type: 'Home', pincode: '' };
  return { isRepeat: true, address, payment: 'COD', slots: Object.fromEntries(slots) };
}

/** The quick choice, based on the newest order that was not cancelled; `isPending` while that is loading. */
export function useQuickChoice(
  user: User,
  lines: readonly CheckoutLine[],
  ordered: readonly Department[],
  paymentMethods: PaymentMethods,
): { quickChoice: QuickChoice | undefined; isPending: boolean } {
  const api = useApi();
  const addresses = useAddresses(user.uid);
  const { orders, lastOrder } = useLastOrder(user);
  const nextSlots = useQueries({
    queries: ordered.map((department) =>
      nextSlotQuery(api, department, maxLeadTime(linesOf(lines, department))),
    ),
    combine: (results) => ({
      isPending: results.some(isLoading),
      slots: Object.fromEntries(
        ordered.flatMap((department, index) => {
          const slot = results[index]?.data?.slot;
          return slot ? [[department, slot]] : [];
        }),
      ) as FreeSlots,
    }),
  });
  const isPending =
    isLoading(addresses) || isLoading(orders) || paymentMethods.loading || nextSlots.isPending;
  if (isPending || addresses.data === undefined) return { quickChoice: undefined, isPending };
  const { offered } = paymentMethods;
  const input = { ordered, addresses: addresses.data, lastOrder, offered, slots: nextSlots.slots };
  return { quickChoice: quickChoice(input), isPending };
}

/** Whether a query has no data yet and may still get it without the customer's help. */
const isLoading = (query: Parameters<typeof loadState>[0]): boolean =>
  query.data === undefined && !loadState(query).failed;

/** The customer's newest order that was not cancelled, and the query that it is from. */
function useLastOrder(user: User) {
  const orders = useQuery(lastOrderQuery(useApi(), user.uid));
  return { orders, lastOrder: orders.data?.results[0] };
}

/**
 * Preselects the last order's choice for missing items if the form has none. It is stored in the form, so that a
 * repeated request has the same body.
 */
export function useRememberedChoice(
  { form, update }: Pick<ReturnType<typeof useCheckoutForm>, 'form' | 'update'>,
  user: User,
): void {
  const remembered = useLastOrder(user).lastOrder?.if_missing;
  const isMissing = form.ifMissing === '' && remembered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `update` is new on every render
  useEffect(() => {
    if (isMissing) update({ ifMissing: remembered });
  }, [isMissing, remembered]);
}
