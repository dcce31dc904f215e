import { discountedPrice } from '../../lib/discounted-price.ts';
import { type CartLine, lineMessage, lineTotal } from '../cart/index.ts';
import type { CheckoutLine } from './order-plan.ts';

/** Converts a cart line to a checkout line. */
export const toCheckoutLine = (line: CartLine): CheckoutLine => ({
  cartItemId: line.item.cart_item_id,
  id: line.product.id,
  type: line.product.type,
  department: line.product.department,
  leadTimeHours: line.product.leadTimeHours,
  name: line.product.name,
  units: line.product.units,
  unit: discountedPrice(line.product),
  quantity: line.item.quantity,
  total: lineTotal(line),
  problem: lineMessage(line),
});
