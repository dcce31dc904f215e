import { randomUUID } from 'node:crypto';
import type { PaymentMethod, PlaceOrder } from '@sabuja/contract';
import { leastOnline } from '@sabuja/contract/limits';
import { fail, isFailure } from '@sabuja/kit';
import { brokeUnique, inTransaction, type Tx, together } from '../../platform/db/index.ts';
import { removeItems } from '../cart/index.ts';
import { findGoods, takeStock } from '../catalogue/index.ts';
import { acceptsMethod } from '../content/index.ts';
import { takeSlot } from '../delivery/index.ts';
import { linesToPrice, mergeLines, renewEstimate } from '../pricing/index.ts';
import { chargeFor } from './charge.ts';
import { type CheckedOrder, checkRequest } from './check-request.ts';
import type { Buyer, OrderDeps } from './deps.ts';
import { claimKey } from './idempotency.ts';
import { toItems, toOrder } from './new-order.ts';
import { openSlot, slotFull } from './open-slot.ts';
import { departmentsOrdered, orderWrites } from './orders-store.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import { deliveryAddress, holdBuyer, type Person } from './recipient.ts';
import { sharesDelivery } from './shared-delivery.ts';
import { tellPlaced } from './tell-placed.ts';

/** Rules of the database that keep an estimate from buying twice. */
const boughtBefore = ['one_order_per_estimate', 'one_order_per_estimate_part'];

/**
 * Places one order, whole or not at all (decisions: orders). Locks are always taken in this order:
 * the buyer, the idempotency key, stock by id, the estimate, the wallet, the slot's day, the cart. A repeat with
 * the same key answers what the first answered.
 */
export async function placeOrder(
  deps: OrderDeps,
  buyer: Buyer,
  request: PlaceOrder,
  idempotencyKey: string | undefined,
) {
  const now = deps.clock.now();
  const outcome = await inTransaction(deps.db, async (tx) => {
    const uid = randomUUID();
    const answer: { data: string[] } = { data: [uid] };
    // Before the key, which refers to the customer: a deletion would wait for it, and it for the deletion.
    const person = await holdBuyer(tx, buyer);
    if (isFailure(person)) return person;
    if (idempotencyKey !== undefined) {
      const attempt = { customerId: buyer.customerId, key: idempotencyKey, request };
      const first = await claimKey(tx, attempt, answer, now);
      if (first) return first;
    }
    // After the key: what stood the test when it was sent is answered as it was, days later too.
    const order = checkRequest(request, now);
    if (isFailure(order)) return order;
    return (await sell(deps, tx, person, { ...order, uid }, now)) ?? answer;
  }).catch((error: unknown) => {
    if (boughtBefore.some((rule) => brokeUnique(error, rule))) return fail('ALREADY_ORDERED');
    throw error;
  });
  if (!isFailure(outcome) || outcome.code !== 'OUTDATED') return outcome;
  const { estimate: old } = outcome.details;
  const ordered = await departmentsOrdered(deps.db, old.id);
  const estimate = await renewEstimate(deps, buyer.customerId, old, ordered);
  return fail('PRICE_CHANGED', { estimate: isFailure(estimate) ? undefined : estimate });
}

/** The story of a sale inside its transaction; answers nothing when all went well. */
async function sell(
  deps: OrderDeps,
  tx: Tx,
  buyer: Person,
  order: CheckedOrder & { uid: string },
  now: Date,
) {
  if (!(await takesMethod(deps, tx, order.payment_method))) return fail('BAD_PAYMENT_METHOD');
  const address = await deliveryAddress(tx, buyer, order);
  if (isFailure(address)) return address;
  const asked = mergeLines(order.items);
  const goods = await findGoods(tx, asked, { lock: true });
  const lines = linesToPrice(asked, goods);
  if (isFailure(lines)) return lines;
  const charge = await chargeFor(tx, buyer, order, lines, now);
  if (isFailure(charge)) return charge;
  const slot = await openSlot(tx, order, now);
  if (isFailure(slot)) return slot;
  if (!(await sharesDelivery(tx, charge, order.delivery_date, slot.name))) {
    return fail('OTHER_DELIVERY');
  }
  const unpaid = toOrder({ order, buyer, address, charge, slot, now });
  const row = await payFromWallet(tx, buyer.customerId, unpaid);
  if (isFailure(row)) return row;
  const isWaiting = row.status === 'PAYMENT_PENDING';
  if (isWaiting && row.final_paise < leastOnline) return fail('TOO_LITTLE_ONLINE');
  const items = toItems(charge.lines, goods);
  // One statement for all that an order writes: each round trip to the database costs as much as the work.
  const written = await together(tx, {
    stock: takeStock(items.flatMap((item) => item.taken)),
    place: takeSlot(slot, order.delivery_date),
    ...orderWrites(tx, row, items, 'customer'),
    // Until it is paid the cart stays as it is: the customer may yet choose otherwise.
    cart: removeItems(buyer.customerId, isWaiting ? [] : asked.map((line) => line.id)),
  });
  if (written.place === 0) return slotFull(tx, slot, order, now);
  if (isWaiting) return undefined;
  const news = row.pending_paise === 0 ? 'order_paid' : 'order_placed';
  await tellPlaced(deps, tx, buyer, row, { news, now });
  return undefined;
}

const takesMethod = async ({ payments }: OrderDeps, tx: Tx, method: PaymentMethod) =>
  (method !== 'ONLINE' || payments.provider !== undefined) && (await acceptsMethod(tx, method));
