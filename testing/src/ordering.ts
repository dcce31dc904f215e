import type { OrderLine, OrderStatus, PlaceOrder } from '@sabuja/contract';
import type { ApiError } from '@sabuja/contract/client';
import { isFailure } from '@sabuja/kit';
import { findBroken } from '@sabuja/server/checks';
import { moveOrder } from '@sabuja/server/modules/orders';
import { inTransaction } from '@sabuja/server/platform/db';
import { expect } from 'vitest';
import type { TestCustomer } from './builders.ts';
import type { TestShop } from './test-shop.ts';

/** A line of so many of a grocery stock. */
export const grocery = (id: number, quantity = 1): OrderLine => ({
  id,
  quantity,
  type: 'STOCK',
  department: 'GROCERY',
});

/** A line of so many of a kitchen stock. */
export const kitchen = (id: number, quantity = 1): OrderLine => ({
  ...grocery(id, quantity),
  department: 'KITCHEN',
});

/** What a customer sends to order these lines: on delivery, to Patia, three days after the test's clock begins. */
export const orderOf = (items: OrderLine[], wishes: Partial<PlaceOrder> = {}): PlaceOrder => ({
  deliver_to: 'Asha',
  customer_address: '12, Lane 3, Patia',
  pincode: '751024',
  contact: '',
  customer_name: 'Asha Das',
  delivery_date: '2026-11-24',
  delivery_slot: '11:00 AM - 1:00 PM',
  order_from: 'PWA_WEB',
  payment_method: 'COD',
  items,
  ...wishes,
});

/** Sends an order, with an Idempotency-Key when one is given. */
export const send = ({ api }: Pick<TestCustomer, 'api'>, body: PlaceOrder, key?: string) =>
  api('POST /api/v1/orders/', { body, ...(key && { headers: { 'idempotency-key': key } }) });

/** Places an order of these lines; answers its uid. */
export async function anOrder(
  customer: Pick<TestCustomer, 'api'>,
  items: OrderLine[],
  wishes: Partial<PlaceOrder> = {},
): Promise<string> {
  const { data } = await send(customer, orderOf(items, wishes));
  return data[0] ?? expect.fail('an order has a uid');
}

export const anEstimate = ({ api }: TestCustomer, items: OrderLine[], is_same = false) =>
  api('POST /api/v1/orders/calculate-estimation', {
    query: { pincode: '751024', payment_method: 'COD', is_same },
    body: items,
  });

export const readOrder = ({ api }: TestCustomer, orderId: string) =>
  api('GET /api/v1/orders/{orderId}/', { params: { orderId } });

/** The refusal that an answer must be. */
export const refused = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => expect.fail('should have been refused'),
    (error: ApiError) => error,
  );

/** How many of several answers were given, and the refusals of the rest. */
export async function settled(answers: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(answers);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as ApiError] : [],
  );
  return { given: outcomes.length - refusals.length, refusals };
}

/** How many of a stock are left. */
export const stockLeft = async (shop: TestShop, id: number): Promise<number> =>
  (await shop.api()('GET /api/v1/stocks/{id}', { params: { id } })).quantity;

/** Closes a shop after a test file: whatever its tests did, every rule of the database holds. */
export async function closeSound(shop: TestShop): Promise<void> {
  const broken = await findBroken(shop.app.db);
  await shop.close();
  expect(broken).toEqual([]);
}

/** A customer cancels an order. */
export const cancel = ({ api }: Pick<TestCustomer, 'api'>, orderId: string, reason?: string) =>
  api('POST /api/v1/orders/{orderId}/cancel', {
    params: { orderId },
    body: { ...(reason !== undefined && { reason }) },
  });

/** Somebody of the shop moves an order; a refusal is thrown as the failure it is. */
export async function staffMoves(shop: TestShop, uid: string, to: OrderStatus): Promise<void> {
  const { db, tell } = shop.app;
  const move = { to, mover: 'staff' } as const;
  const answer = await inTransaction(db, (tx) =>
    moveOrder({ tell }, tx, { uid }, move, shop.clock.now()),
  );
  if (isFailure(answer)) throw answer;
}
