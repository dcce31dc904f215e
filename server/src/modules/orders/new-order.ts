import { type Goods, takingsOf } from '../catalogue/index.ts';
import type { Slot } from '../delivery/index.ts';
import type { Charge, PricedLine } from '../pricing/index.ts';
import type { CheckedOrder } from './check-request.ts';
import type { NewItem, NewOrder } from './orders-store.ts';
import type { Person } from './recipient.ts';

type Ingredients = {
  order: CheckedOrder & { uid: string };
  buyer: Person;
  address: string;
  charge: Charge;
  slot: Slot;
  now: Date;
};

/** The row of an order about to be placed; nothing of it is paid yet. Online it waits for its payment. */
export function toOrder({ order, buyer, address, charge, slot, now }: Ingredients): NewOrder {
  const kitchen = order.department === 'KITCHEN';
  const { itemTotal, discount, tax, delivery, final } = charge.totals;
  const waits = order.payment_method === 'ONLINE' && final > 0;
  return {
    uid: order.uid,
    customer_id: buyer.customerId,
    department: order.department,
    status: waits ? 'PAYMENT_PENDING' : 'PLACED',
    payment_method: order.payment_method,
    payment_status: order.payment_method === 'ONLINE' && !waits ? 1 : 0,
    raz_pay_status: waits ? 0 : null,
    item_total_paise: itemTotal,
    discount_paise: discount,
    tax_paise: tax,
    delivery_paise: delivery,
    final_paise: final,
    pending_paise: final,
    estimate_id: charge.estimateId,
    estimate_part: charge.part,
    delivery_date: order.delivery_date,
    slot_id: slot.id,
    slot_name: slot.name,
    pincode: order.pincode,
    deliver_to: order.deliver_to,
    delivery_address: address,
    customer_name: order.customer_name,
    contact: order.contact || buyer.mobile_no,
    email: order.email ?? null,
    occasion: kitchen ? order.occasion?.trim() || null : null,
    occasion_members: kitchen ? (order.occasion_members ?? null) : null,
    created_at: now,
  };
}

/** The rows of its lines, with what each was called and cost when it was sold, and what it takes from stock. */
export const toItems = (
  lines: readonly PricedLine[],
  goods: ReadonlyMap<number, Goods>,
): NewItem[] =>
  lines.map((line, index) => {
    const sold = goods.get(line.id);
    if (!sold) throw new Error(`item ${line.id} was priced but not found`);
    return {
      line_no: index + 1,
      item_id: line.id,
      type: line.type,
      name: sold.name,
      units: sold.units,
      quantity: line.quantity,
      unit_paise: line.unit,
      cost_paise: line.cost,
      final_paise: line.unit * line.quantity,
      plan_discount_paise: line.planDiscount ?? 0,
      gst_percent: line.gstPercent,
      tax_paise: line.tax,
      hsn: sold.hsn,
      image_url: sold.imageUrl,
      taken: takingsOf(sold, line.quantity),
    };
  });
