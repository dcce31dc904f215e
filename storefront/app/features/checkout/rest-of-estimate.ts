import type { Estimate, Order } from '@sabuja/contract';
import { toPaise, toRupees } from '@sabuja/kit';
import { type OpenPart, type OrderAsked, openParts, type Placing, placedParts } from './placing.ts';

type Charged = Pick<Order, 'final_amount' | 'final_tax' | 'delivery_charges' | 'applied_discount'>;

/**
 * What is left of an estimate once one of its two orders stands: the whole less what that order was
 * charged, to the paisa. Its id names the half that is still to be ordered.
 */
export function restOfEstimate({ estimate, same }: Placing, placed: Charged): Estimate {
  const less = (whole: number, part: number) => toRupees(toPaise(whole) - toPaise(part));
  const placedCost = toRupees(
    toPaise(placed.final_amount) -
      toPaise(placed.final_tax) -
      toPaise(placed.delivery_charges) +
      toPaise(placed.applied_discount),
  );
  return {
    estimation_id: same ? `${estimate.estimation_id}__1` : estimate.estimation_id,
    total_item_cost: less(estimate.total_item_cost, placedCost),
    shipping_charges: less(estimate.shipping_charges, placed.delivery_charges),
    tax_amount: less(estimate.tax_amount, placed.final_tax),
    total_discount: less(estimate.total_discount, placed.applied_discount),
    final_amount: less(estimate.final_amount, placed.final_amount),
    expires_at: estimate.expires_at,
  };
}

/** What is chosen now for the order that is left. */
export type Chosen = Pick<OrderAsked, 'cartItems'> & {
  items: OrderAsked['body']['items'];
  pincode: string;
  date: string;
  slotId: number | undefined;
};

/**
 * The order that is left over, when its share of the estimate still holds for what is chosen now: the
 * same goods and pincode, in time, and in 'same' mode the day and slot of the order that stands.
 */
export function leftOver(placing: Placing, chosen: Chosen, now: number): OpenPart | undefined {
  const [open, ...others] = openParts(placing);
  if (open === undefined || others.length > 0 || placedParts(placing).length === 0)
    return undefined;
  const { body } = open;
  const sameGoods =
    JSON.stringify([open.cartItems, body.items]) ===
    JSON.stringify([chosen.cartItems, chosen.items]);
  const sameDelivery = body.delivery_date === chosen.date && body.delivery_slot === chosen.slotId;
  const holds =
    sameGoods &&
    body.pincode === chosen.pincode &&
    Date.parse(placing.estimate.expires_at) > now &&
    (!placing.same || sameDelivery);
  return holds ? open : undefined;
}
