import type { Page, Request } from '@playwright/test';
import { type Customer, demoItems } from './customer.ts';

const { tomato, nashikOnion, dalma } = demoItems;

export const onions = { ...nashikOnion, quantity: 5 };
export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
export const region = (page: Page, name: string) => page.getByRole('region', { name });
export const ordersCall = '**/api/v1/orders/';
export const keyCall = '**/api/v1/orders/by-key/*';
export const estimateCall = '**/api/v1/orders/calculate-estimation*';

/** Records the requests that place orders, in their sequence. */
export function recordOrderRequests(page: Page) {
  const orderRequests: { department: string; estimate: string; key: string; body: object }[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/v1/orders/')) return;
    const body = request.postDataJSON();
    orderRequests.push({
      department: body.items[0].department,
      estimate: body.estimation_id,
      key: request.headers()['idempotency-key'] ?? '',
      body,
    });
  });
  return orderRequests;
}

/** Prepares a customer with an address and a line for one grocery order. */
export async function prepareOrder(
  customer: Customer,
  line: Parameters<Customer['addToCart']>[0] = { ...tomato, quantity: 6 },
): Promise<void> {
  await customer.addToCart(line);
  await customer.saveAddress();
  await customer.fillCheckout('Grocery');
}

/** Prepares orders of both departments in one delivery; the grocery order is the more expensive one. */
export async function prepareBothOrders(
  customer: Customer,
  slots: [number, number],
  groceries: Parameters<Customer['addToCart']>[0] = { ...tomato, quantity: 6 },
): Promise<void> {
  await customer.addToCart(groceries, { ...dalma, quantity: 1 });
  await customer.saveAddress();
  await customer.fillCheckout('Kitchen', 'Grocery');
  await customer.chooseDelivery('Kitchen', slots[0]);
  await customer.chooseDelivery('Grocery', slots[1]);
  await customer.waitForAmounts();
}

/** The final amount of the summary, in rupees. */
export async function finalAmount(page: Page): Promise<number> {
  const text = await region(page, 'Estimation Details').getByText(/^₹/).last().textContent();
  return Number(text?.replace(/[₹,]/g, ''));
}
