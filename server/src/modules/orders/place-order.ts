import { randomUUID } from 'node:crypto';
import type { PaymentMethod, PlaceOrder } from '@sabuja/contract';
import { MIN_ONLINE_AMOUNT } from '@sabuja/contract/limits';
import { fail, isFailure, type Locale } from '@sabuja/kit';
import {
  executePipelined,
  executeWrites,
  inTransaction,
  isUniqueViolation,
  type Tx,
} from '../../platform/db/index.ts';
import { removeItems } from '../cart/index.ts';
import { reserveStockStatement, toCatalogueItems } from '../catalogue/index.ts';
import { acceptsMethod, findOrderLimits } from '../content/index.ts';
import { reserveSlotStatement } from '../delivery/index.ts';
import { checkSpending } from '../identity/index.ts';
import { mergeLines, renewEstimate, toPriceableLines } from '../pricing/index.ts';
import { type LockedBuyer, selectBuyerForUpdate, toLockedBuyer } from './buyer.ts';
import { checkCheckoutLimits, checkOrderLimits } from './check-limits.ts';
import { deliveryAddress } from './delivery-address.ts';
import type { Buyer, PlaceOrderDeps, Placer, SpendingBuyer } from './deps.ts';
import { findStoredResponse, toKeyRow } from './idempotency.ts';
import { placedMessage } from './notify-placed.ts';
import { failSlotFull, findOpenSlot, maxLeadTime } from './open-slot.ts';
import { type OrderReads, orderQueries } from './order-queries.ts';
import { linePreferences, toItemRows, toOrderRow } from './order-rows.ts';
import { insertOrderStatements, listOrderedDepartments } from './orders-store.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import { priceOrder } from './price-order.ts';
import { hasOrdered, redeem } from './redeem-coupon.ts';
import { sharesDelivery, standingTwin } from './twin/find-twins.ts';
import { stopWaiting, stopWaitingForRefused, twinDeadline } from './twin/wait-for-twin.ts';
import { type ValidatedOrder, validateOrder } from './validate-order.ts';

/** Unique constraints that allow one order for each part of an estimate. */
const duplicateOrderConstraints = ['one_order_per_estimate', 'one_order_per_estimate_part'];

type Options = { idempotencyKey?: string | undefined; language: Locale };

/** Places an order that its customer sends; fails as `placeOrderAs` does. */
export const placeOrder = (
  deps: PlaceOrderDeps,
  buyer: SpendingBuyer,
  request: PlaceOrder,
  options: Options,
) => placeOrderAs(deps, { buyer, placer: ownPlacer(buyer) }, request, options);

const ownPlacer = (buyer: SpendingBuyer) =>
  ({
    actor: 'customer',
    memberId: null,
    reader: 'customer',
    checkOrder: async (tx, order, now) =>
      order.payment_method === 'WALLET' ? checkSpending(tx, buyer, now) : undefined,
    hidesRecipient: async () => false,
    afterPlaced: async () => {},
  }) satisfies Placer;

/**
 * Places one order in one transaction and returns its uid. Locks are always taken in this order: the buyer, the
 * idempotency key, the other order of the checkout, stock by id, the estimate, the wallet, the slot's day, the cart, the coupon. A retry with the same key
 * returns the first response. Fails with a code of `orderProblems`, or as the placer's check does; PRICE_CHANGED carries a fresh estimate.
 */
export async function placeOrderAs(
  deps: PlaceOrderDeps,
  { buyer, placer }: { buyer: Buyer; placer: Placer },
  request: PlaceOrder,
  { idempotencyKey, language }: Options,
) {
  const now = deps.clock.now();
  const claim =
    idempotencyKey === undefined
      ? undefined
      : { customerId: buyer.customerId, key: idempotencyKey, request };
  const work = async (tx: Tx) => {
    const uid = randomUUID();
    const response: { data: string[] } = { data: [uid] };
    const order = validateOrder(request, now);
    const queries = (valid: ValidatedOrder) => orderQueries(tx, buyer, valid, placer);
    const valid = isFailure(order) ? order : { order, queries: queries(order) };
    // Who may not spend from a wallet locks no stock.
    const isReadAhead = request.payment_method !== 'WALLET';
    const { buyers, ...ahead } = await executePipelined(tx, {
      // Before the key, which references the customer: otherwise a concurrent account deletion would deadlock.
      buyers: selectBuyerForUpdate(buyer, claim && toKeyRow(claim, response, now)),
      ...(isReadAhead && !isFailure(valid) && valid.queries),
    });
    const locked = await toLockedBuyer(tx, buyer, buyers);
    if (isFailure(locked)) return locked;
    if (claim && !locked.isKeyClaimed) return await findStoredResponse(tx, claim);
    // After the key: a retry gets the stored response even if the request would no longer be valid.
    if (isFailure(valid)) return valid;
    const refusal = await placer.checkOrder(tx, valid.order, now);
    if (refusal) return refusal;
    const reads = isReadAhead ? (ahead as OrderReads) : await executePipelined(tx, valid.queries);
    const context = {
      buyer: locked.buyer,
      placer,
      order: { ...valid.order, uid, language },
      reads,
    };
    return (await placeInTransaction(deps, tx, context, now)) ?? response;
  };
  // By its key, a second run finds the order of a commit whose response was lost.
  const isIdempotent = claim !== undefined;
  const outcome = await inTransaction(deps.db, work, { isIdempotent }).catch((error: unknown) => {
    if (duplicateOrderConstraints.some((constraint) => isUniqueViolation(error, constraint)))
      return fail('ALREADY_ORDERED');
    throw error;
  });
  if (!isFailure(outcome)) return outcome;
  await stopWaitingForRefused(deps, buyer.customerId, request, outcome);
  if (outcome.code !== 'OUTDATED') return outcome;
  const { estimate: outdatedEstimate } = outcome.details;
  const orderedDepartments = await listOrderedDepartments(deps.db, outdatedEstimate.id);
  const estimate = await renewEstimate(
    { ...deps, checkLimits: checkCheckoutLimits, hasOrdered },
    { customerId: buyer.customerId, paymentMethod: request.payment_method, locale: language },
    outdatedEstimate,
    orderedDepartments,
  );
  return fail('PRICE_CHANGED', { estimate: isFailure(estimate) ? undefined : estimate });
}

type OrderContext = {
  buyer: LockedBuyer;
  placer: Placer;
  order: ValidatedOrder & { uid: string; language: Locale };
  reads: OrderReads;
};

/** Validates, prices, pays and writes the order; returns undefined on success. */
async function placeInTransaction(
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
  const awaitsPayment = row.status === 'PAYMENT_PENDING';
  if (awaitsPayment && row.final_paise < MIN_ONLINE_AMOUNT) return fail('TOO_LITTLE_ONLINE');
  const template = row.pending_paise === 0 ? 'order_paid' : 'order_placed';
  const message = placedMessage(row, template);
  const items = toItemRows(pricedOrder.lines, catalogueItems, linePreferences(order));
  // All writes in one statement: each round trip costs as much as the work itself.
  const writeCounts = await executeWrites(tx, {
    stock: reserveStockStatement(
      items.flatMap((item) => item.taken),
      { orderUid: order.uid, now },
    ),
    slot: reserveSlotStatement(slot, order.delivery_date),
    ...insertOrderStatements(row, items, placer),
    // An unpaid order leaves the cart unchanged: the customer may still change their mind. So does one on the phone.
    cart: removeItems(
      buyer.customerId,
      awaitsPayment || placer.actor === 'staff' ? [] : requestedLines.map((line) => line.id),
    ),
    ...(!awaitsPayment && (await deps.prepareNotification(tx, buyer, message, now))),
  });
  if (writeCounts.slot === 0) return failSlotFull(tx, slot, slotRequest, now);
  const couponFailure = await redeem(tx, buyer.customerId, pricedOrder, now);
  if (couponFailure) return couponFailure;
  if (twin?.twin_until) await stopWaiting(tx, twin);
  await placer.afterPlaced(tx, row, now);
  return undefined;
}

const acceptsPaymentMethod = async (
  { payments }: PlaceOrderDeps,
  tx: Tx,
  paymentMethod: PaymentMethod,
) =>
  (paymentMethod !== 'ONLINE' || payments.providers.length > 0) &&
  (await acceptsMethod(tx, paymentMethod));
