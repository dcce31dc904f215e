import type { NewOrderLine, PlaceOrder } from '@sabuja/contract';
import { MAX_LINE_NOTE_LENGTH, type MissingChoice } from '@sabuja/contract/rules/if-missing';
import type { Locale } from '@sabuja/kit';
import { type CatalogueItem, reservationsFor } from '../catalogue/index.ts';
import type { Slot } from '../delivery/index.ts';
import type { PricedLine, PricedOrder } from '../pricing/index.ts';
import type { LockedBuyer } from './buyer.ts';
import type { DeliveryAddress } from './delivery-address.ts';
import type { NewItem, NewOrder } from './orders-store.ts';
import type { ValidatedOrder } from './validate-order.ts';

type NewOrderInput = {
  order: ValidatedOrder & { uid: string; language: Locale };
  buyer: LockedBuyer;
  placedBy: { memberId: number | null; isHidden: boolean };
  address: DeliveryAddress;
  pricedOrder: PricedOrder;
  slot: Slot;
  /** Until when it waits for the other order of its checkout, if it does. */
  twinUntil: Date | null;
  now: Date;
};

/** Builds the row of a new, unpaid order; one to be paid online starts as PAYMENT_PENDING. */
export function toOrderRow({
  order,
  buyer,
  placedBy,
  address,
  pricedOrder,
  slot,
  twinUntil,
  now,
}: NewOrderInput): NewOrder {
  const isKitchen = order.department === 'KITCHEN';
  const { itemTotal, discount, coupon, tax, delivery, final } = pricedOrder.totals;
  const awaitsPayment = order.payment_method === 'ONLINE' && final > 0;
  return {
    uid: order.uid,
    customer_id: buyer.customerId,
    department: order.department,
    status: awaitsPayment ? 'PAYMENT_PENDING' : 'PLACED',
    payment_method: order.payment_method,
    payment_status: order.payment_method === 'ONLINE' && !awaitsPayment ? 1 : 0,
    raz_pay_status: awaitsPayment ? 0 : null,
    item_total_paise: itemTotal,
    discount_paise: discount,
    redemption_uid: pricedOrder.coupon?.redemptionUid ?? null,
    coupon_code: pricedOrder.coupon?.code ?? null,
    coupon_paise: coupon,
    tax_paise: tax,
    delivery_paise: delivery,
    final_paise: final,
    pending_paise: final,
    estimate_id: pricedOrder.estimateId,
    estimate_part: pricedOrder.estimatePart,
    delivery_date: order.delivery_date,
    slot_id: slot.id,
    slot_name: slot.name,
    pincode: order.pincode,
    deliver_to: order.deliver_to,
    delivery_address: address.text,
    delivery_latitude: address.latitude,
    delivery_longitude: address.longitude,
    pin_zone_id: pricedOrder.pinZoneId,
    customer_name: order.customer_name,
    contact: order.contact || buyer.mobile_no,
    email: order.email ?? null,
    occasion: isKitchen ? order.occasion?.trim() || null : null,
    occasion_members: isKitchen ? (order.occasion_members ?? null) : null,
    if_missing: order.if_missing ?? null,
    placed_by: placedBy.memberId,
    is_recipient_hidden: placedBy.isHidden,
    twin_until: twinUntil,
    alone_delivery_paise: pricedOrder.aloneDelivery,
    language: order.language,
    created_at: now,
  };
}

/** What the customer wants of one item: a note, and what is done when it is missing. */
type LinePreferences = Pick<NewItem, 'note' | 'if_missing'>;

/**
 * Returns the customer's preferences by item id. When an item is in two lines, their notes are joined; when the choices
 * of the lines differ, the customer is called.
 */
export const linePreferences = (order: Pick<PlaceOrder, 'items' | 'if_missing'>) =>
  new Map<number, LinePreferences>(
    [...Map.groupBy(order.items, ({ id }) => id)].map(([id, lines]) => [
      id,
      { note: joinNotes(lines), if_missing: joinChoices(lines, order.if_missing) },
    ]),
  );

function joinNotes(lines: readonly NewOrderLine[]): string | null {
  const text = lines.flatMap(({ note }) => note?.trim() || []).join('; ');
  // Truncated by code points, as the database counts characters, so that no surrogate pair is split.
  return [...text].slice(0, MAX_LINE_NOTE_LENGTH).join('') || null;
}

function joinChoices(
  lines: readonly NewOrderLine[],
  ofOrder: MissingChoice | undefined,
): MissingChoice | null {
  if (lines.every(({ if_missing }) => if_missing === undefined)) return null;
  const [first = 'CALL', ...others] = lines.map(({ if_missing }) => if_missing ?? ofOrder);
  return others.every((choice) => choice === first) ? first : 'CALL';
}

/** Builds the item rows with names, prices and tax at the time of sale, and their stock reservations. */
export const toItemRows = (
  lines: readonly PricedLine[],
  catalogueItems: ReadonlyMap<number, CatalogueItem>,
  preferences: ReadonlyMap<number, LinePreferences>,
): NewItem[] =>
  lines.map((line, index) => {
    const item = catalogueItems.get(line.id);
    if (!item) throw new Error(`item ${line.id} was priced but not found`);
    return {
      line_no: index + 1,
      item_id: line.id,
      type: line.type,
      name: item.name,
      units: item.units,
      translations: item.translations,
      quantity: line.quantity,
      unit_paise: line.unit,
      cost_paise: line.cost,
      final_paise: line.unit * line.quantity,
      plan_discount_paise: (line.planDiscount ?? 0) + (line.couponDiscount ?? 0),
      coupon_discount_paise: line.couponDiscount ?? 0,
      gst_percent: line.gstPercent,
      tax_included: line.taxIncluded ?? false,
      tax_paise: line.tax,
      hsn: item.hsn,
      image_url: item.imageUrl,
      ...preferences.get(line.id),
      taken: reservationsFor(item, line.quantity),
    };
  });
