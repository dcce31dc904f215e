import type { PaymentMethod } from '@sabuja/contract';
import { MAX_ONLINE_AMOUNT, MIN_ONLINE_AMOUNT } from '@sabuja/contract/limits';
import { type Failure, fail, isFailure, type Locale } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { toCatalogueItems } from '../catalogue/index.ts';
import { acceptsMethod, findOrderLimits } from '../content/index.ts';
import { mergeLines, toPriceableLines } from '../pricing/index.ts';
import type { LockedBuyer } from './buyer.ts';
import { checkOrderLimits } from './check-limits.ts';
import { deliveryAddress } from './delivery-address.ts';
import type { PlaceOrderDeps, Placer } from './deps.ts';
import { findOpenSlot, maxLeadTime } from './open-slot.ts';
import type { OrderReads } from './order-queries.ts';
import { linePreferences, toItemRows, toOrderRow } from './order-rows.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import { priceOrder } from './price-order.ts';
import { sharesDelivery, standingTwin } from './twin/find-twins.ts';
import { twinDeadline } from './twin/wait-for-twin.ts';
import type { ValidatedOrder } from './validate-order.ts';

/** What is needed to decide on an order: who sends it, what it asks for, and the locked rows. */
export type OrderContext = {
  buyer: LockedBuyer;
  placer: Placer;
  order: ValidatedOrder & { uid: string; language: Locale };
  reads: OrderReads;
};

/** An order that may be placed: its rows, and the data needed to write them. */
export type PreparedOrder = Exclude<Awaited<ReturnType<typeof prepareOrder>>, Failure>;

/** Checks and prices an order, and pays it from the wallet. Fails with a code of `orderProblems`. */
export async function prepareOrder(
  deps: PlaceOrderDeps,
  tx: Tx,
  { buyer, placer, order, reads }: OrderContext,
  now: Date,
) {
  if (!(await acceptsPaymentMethod(deps, tx, order.payment_method)))
    return fail('BAD_PAYMENT_METHOD');
  const address = deliveryAddress(order, reads.addresses);
  if (isFailure(address)) return address;
  const { twins } = reads;
  const twin = standingTwin(twins);
  const requestedLines = mergeLines(order.items);
  const catalogueItems = toCatalogueItems([...reads.stocks, ...reads.combos]);
  const lines = toPriceableLines(requestedLines, catalogueItems, await findOrderLimits(tx));
  if (isFailure(lines)) return lines;
  const pricedOrder = await priceOrder(tx, reads, { ...order, pin: address.pin }, lines, now);
  if (isFailure(pricedOrder)) return pricedOrder;
  const slotRequest = {
    ...order,
    pin: address.pin,
    leadTime: maxLeadTime(catalogueItems.values()),
  };
  const slot = await findOpenSlot(tx, slotRequest, now);
  if (isFailure(slot)) return slot;
  const delivery = { date: order.delivery_date, slotName: slot.name };
  if (!sharesDelivery(twin, pricedOrder, delivery)) return fail('OTHER_DELIVERY');
  const twinUntil = twinDeadline(pricedOrder, twins, now);
  const placedBy = { memberId: placer.memberId, isHidden: await placer.hidesRecipient(tx) };
  const newOrder = toOrderRow({
    order,
    buyer,
    placedBy,
    address,
    pricedOrder,
    slot,
    twinUntil,
    now,
  });
  const row = await payFromWallet(tx, buyer.customerId, newOrder);
  if (isFailure(row)) return row;
  const limitFailure = await checkOrderLimits(tx, buyer.customerId, row, reads.openOrders);
  if (limitFailure) return limitFailure;
  if (row.status === 'PAYMENT_PENDING') {
    if (row.final_paise < MIN_ONLINE_AMOUNT) return fail('TOO_LITTLE_ONLINE');
    if (row.final_paise > MAX_ONLINE_AMOUNT) return fail('TOO_MUCH_ONLINE');
  }
  const items = toItemRows(pricedOrder.lines, catalogueItems, linePreferences(order));
  return { row, items, requestedLines, pricedOrder, slot, slotRequest, twin };
}

const acceptsPaymentMethod = async (
  { payments }: PlaceOrderDeps,
  tx: Tx,
  paymentMethod: PaymentMethod,
) =>
  (paymentMethod !== 'ONLINE' || payments.providers.length > 0) &&
  (await acceptsMethod(tx, paymentMethod));
