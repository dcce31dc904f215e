import type { OrderLine, OrderStatus, PlaceOrder } from '@sabuja/contract';
import type { ApiError } from '@sabuja/contract/client';
import { isFailure } from '@sabuja/kit';
import { findBrokenInvariants } from '@sabuja/server/checks';
import { transitionOrder } from '@sabuja/server/modules/orders';
import { inTransaction } from '@sabuja/server/platform/db';
import { expect } from 'vitest';
import type { TestCustomer } from './builders.ts';
import type { TestShop } from './test-shop.ts';

/** An order line of a grocery stock. */
export const groceryLine = (id: number, quantity = 1): OrderLine => ({
  id,
  quantity,
  type: 'STOCK',
  department: 'GROCERY',
});

/** An order line of a kitchen stock. */
export const kitchenLine = (id: number, quantity = 1): OrderLine => ({
  ...groceryLine(id, quantity),
  department: 'KITCHEN',
});

/** The request body to order lines: COD, delivered to Patia, three days after the start of the test clock. */
export const buildOrder = (
  items: PlaceOrder['items'],
  overrides: Partial<PlaceOrder> = {},
): PlaceOrder => ({
  deliver_to: 'Asha',
  customer_address: '12, Lane 3, Patia',
  pincode: '751024',
  contact: '',
  customer_name: 'Asha Das',
  delivery_date: '2026-11-24',
  delivery_slot: '11:00 AM - 1:00 PM',
  order_from: 'PWA_WEB',
  payment_method: 'COD',
  if_missing: 'REPLACE',
  items,
  ...overrides,
});

/** Sends an order, with an Idempotency-Key if given. */
export const sendOrder = ({ api }: Pick<TestCustomer, 'api'>, body: PlaceOrder, key?: string) =>
  api('POST /api/v1/orders/', { body, ...(key && { headers: { 'idempotency-key': key } }) });

/** Places an order of these lines; returns its uid. */
export async function createOrder(
  customer: Pick<TestCustomer, 'api'>,
  items: PlaceOrder['items'],
  overrides: Partial<PlaceOrder> = {},
): Promise<string> {
  const { data } = await sendOrder(customer, buildOrder(items, overrides));
  return data[0] ?? expect.fail('an order has a uid');
}

export const createEstimate = ({ api }: TestCustomer, items: OrderLine[], is_same = false) =>
  api('POST /api/v1/orders/calculate-estimation', {
    query: { pincode: '751024', payment_method: 'COD', is_same },
    body: items,
  });

export const readOrder = ({ api }: TestCustomer, orderId: string) =>
  api('GET /api/v1/orders/{orderId}/', { params: { orderId } });

/** Returns the error of a request that must be refused; fails the test when it succeeds. */
export const expectRefusal = (result: Promise<unknown>): Promise<ApiError> =>
  result.then(
    () => expect.fail('should have been refused'),
    (error: ApiError) => error,
  );

/** Returns the problem code of a request that must be refused. */
export const refusalCode = async (result: Promise<unknown>): Promise<string> =>
  (await expectRefusal(result)).problem.code;

/** Waits for all requests; returns how many succeeded, and the refusals of the rest. */
export async function settleAll(requests: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(requests);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as ApiError] : [],
  );
  return { fulfilled: outcomes.length - refusals.length, refusals };
}

/** The remaining quantity of a stock. */
export const readStockQuantity = async (shop: TestShop, id: number): Promise<number> =>
  (await shop.api()('GET /api/v1/stocks/{id}', { params: { id } })).quantity;

/** Closes a shop after a test file, and verifies that its database violates no invariant. */
export async function closeAndCheckInvariants(shop: TestShop): Promise<void> {
  const broken = await findBrokenInvariants(shop.app.db);
  await shop.close();
  expect(broken).toEqual([]);
}

/** A customer cancels an order. */
export const cancelOrder = ({ api }: Pick<TestCustomer, 'api'>, orderId: string, reason?: string) =>
  api('POST /api/v1/orders/{orderId}/cancel', {
    params: { orderId },
    body: { ...(reason !== undefined && { reason }) },
  });

/** Transitions an order as staff, step by step. @throws the failure when a step is refused */
export async function transitionAsStaff(
  shop: TestShop,
  uid: string,
  ...steps: OrderStatus[]
): Promise<void> {
  const { db, notify } = shop.app;
  for (const to of steps) {
    const transition = { to, actor: 'staff' } as const;
    const result = await inTransaction(db, (tx) =>
      transitionOrder({ notify }, tx, { uid }, transition, shop.clock.now()),
    );
    if (isFailure(result)) throw result;
  }
}

/** Transitions an order as staff from its current status to DELIVERED; returns its uid. */
export async function deliverOrder(shop: TestShop, uid: string): Promise<string> {
  const steps: OrderStatus[] = ['CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
  const order = shop.app.db.selectFrom('orders.orders').select('status').where('uid', '=', uid);
  const { status } = await order.executeTakeFirstOrThrow();
  const reached = steps.indexOf(status);
  await transitionAsStaff(shop, uid, ...steps.slice(reached + 1));
  return uid;
}
