import type { Estimate, Order } from '@sabuja/contract';
import { toPaise, toRupees } from '@sabuja/kit';
import {
  type OpenPart,
  type OrderRequest,
  openParts,
  placedParts,
  type Submission,
} from './submission.ts';

type ChargedAmounts = Pick<
  Order,
  'final_amount' | 'final_tax' | 'delivery_charges' | 'applied_discount'
>;

/**
 * The rest of an estimate after one of its two orders was placed: the total less what that order
 * was charged, to the paisa. Its id names the half still to be ordered.
 */
export function remainingEstimate(
  { estimate, same }: Submission,
  placed: ChargedAmounts,
): Estimate {
  const subtract = (whole: number, part: number) => toRupees(toPaise(whole) - toPaise(part));
  const placedCost = toRupees(
    toPaise(placed.final_amount) -
      toPaise(placed.final_tax) -
      toPaise(placed.delivery_charges) +
      toPaise(placed.applied_discount),
  );
  return {
    estimation_id: same ? `${estimate.estimation_id}__1` : estimate.estimation_id,
    total_item_cost: subtract(estimate.total_item_cost, placedCost),
    shipping_charges: subtract(estimate.shipping_charges, placed.delivery_charges),
    tax_amount: subtract(estimate.tax_amount, placed.final_tax),
    total_discount: subtract(estimate.total_discount, placed.applied_discount),
    final_amount: subtract(estimate.final_amount, placed.final_amount),
    expires_at: estimate.expires_at,
  };
}

/** The current selections for the remaining order. */
export type OrderSelection = Pick<OrderRequest, 'cartItems'> & {
  items: OrderRequest['body']['items'];
  pincode: string;
  date: string;
  slotId: number | undefined;
};

/**
 * The remaining order, if its share of the estimate is still valid for the current selections: the
 * same items and pincode, not expired, and in 'same' mode the date and slot of the placed order.
 */
export function findRemainingOrder(
  submission: Submission,
  selection: OrderSelection,
  now: number,
): OpenPart | undefined {
  const [open, ...others] = openParts(submission);
  if (open === undefined || others.length > 0 || placedParts(submission).length === 0)
    return undefined;
  const { body } = open;
  const sameItems =
    JSON.stringify([open.cartItems, body.items]) ===
    JSON.stringify([selection.cartItems, selection.items]);
  const sameDelivery =
    body.delivery_date === selection.date && body.delivery_slot === selection.slotId;
  const isValid =
    sameItems &&
    body.pincode === selection.pincode &&
    Date.parse(submission.estimate.expires_at) > now &&
    (!submission.same || sameDelivery);
  return isValid ? open : undefined;
}
