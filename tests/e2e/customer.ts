import { type APIResponse, expect, type Page } from '@playwright/test';
import type { Shopper } from './shopper.ts';

type Line = { id: number; quantity: number; type?: 'STOCK' | 'COMBO'; if_missing?: string };
type Order = {
  uid: string;
  department: string;
  deliver_to: string;
  if_missing: string | null;
  final_amount: number;
  delivery_slot: string;
  o_status: string;
  raz_pay_status: number | null;
  payment_id: string | null;
  pending_amount: number;
};

/** Products of the demo shop whose prices the journeys rely on. */
export const demoItems = {
  /** ₹43.00 minus 12 percent: ₹37.84 per kilo. */
  tomato: { id: 1001, name: 'Desi tomato' },
  /** ₹42.00 a kilo, no discount. */
  nashikOnion: { id: 1003, name: 'Onion, Nashik' },
  /** ₹34.00 the half kilo, no discount. */
  onion: { id: 1004, name: 'White onion' },
  /** ₹90.00 minus 10 percent: ₹81.00 per plate, from the kitchen. */
  dalma: { id: 1258, name: 'Dalma with rice' },
} as const;

export const dateInDays = (days = 1): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + days * 24 * 3_600_000,
  );

/** A signed-in customer, with methods that prepare the state from which a journey starts. */
export class Customer {
  readonly page: Page;
  readonly token: string;
  readonly uid: string;
  constructor(page: Page, token: string, uid: string) {
    this.page = page;
    this.token = token;
    this.uid = uid;
  }

  async request(method: string, path: string, data?: unknown): Promise<unknown> {
    const response = await this.#fetch(method, path, data);
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  }

  #fetch = (method: string, path: string, data?: unknown) =>
    this.page.request.fetch(`/api/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}` },
      ...(data === undefined ? {} : { data }),
      // The shop closes a connection that was idle for 75 s, perhaps at this moment; then the request is retried.
      maxRetries: 1,
    });

  async addToCart(...lines: Line[]): Promise<void> {
    for (const { id, quantity, type = 'STOCK' } of lines) {
      await this.request('POST', `cart/item/?item_id=${id}&quantity=${quantity}&type=${type}`);
    }
  }

  async saveAddress(pincode = '751024'): Promise<void> {
    await this.request('POST', `address/${this.uid}`, {
      room_no: '12',
      locality: 'Lane 3',
      area: 'Patia',
      pincode,
      type: 'Home',
      full_address: `12, Lane 3, Patia, ${pincode}`,
      latitude: null,
      longitude: null,
      is_default: 0,
    });
  }

  /** Places a cash-on-delivery grocery order for tomorrow; returns its uid. */
  placeOrder = (...lines: Line[]): Promise<string> => this.placeOrderOn(dateInDays(), ...lines);

  /** Places an order for the first grocery slot of a day that is not full: all journeys order for the same days. */
  placeOrderOn = (delivery_date: string, ...lines: Line[]): Promise<string> =>
    this.#placeOrder({ delivery_date, payment_method: 'COD' }, lines);

  /** Places a grocery order for tomorrow that is paid from the wallet; returns its uid. */
  placeOrderFromWallet = (...lines: Line[]): Promise<string> =>
    this.#placeOrder({ delivery_date: dateInDays(), payment_method: 'WALLET' }, lines);

  /** Places a grocery order for tomorrow that waits for its online payment; returns its uid. */
  placeUnpaidOrder = (...lines: Line[]): Promise<string> =>
    this.#placeOrder({ delivery_date: dateInDays(), payment_method: 'ONLINE' }, lines);

  async #placeOrder(
    payment: { delivery_date: string; payment_method: 'COD' | 'WALLET' | 'ONLINE' },
    lines: Line[],
  ): Promise<string> {
    const slots = (await this.request('GET', 'settings/time_slots/')) as {
      grocery: { id: number }[];
    };
    const order = {
      deliver_to: 'Asha',
      customer_address: '12, Lane 3, Patia, 751024',
      pincode: '751024',
      contact: '',
      customer_name: 'Asha Das',
      order_from: 'PWA_WEB',
      ...payment,
      items: lines.map((line) => ({ type: 'STOCK', ...line, department: 'GROCERY' })),
    };
    for (const { id: delivery_slot } of slots.grocery) {
      const response = await this.#fetch('POST', 'orders/', { ...order, delivery_slot });
      const text = await response.text();
      if (text.includes('SLOT_FULL')) continue;
      expect(response.ok(), text).toBe(true);
      return JSON.parse(text).data[0];
    }
    throw new Error(`all slots of ${payment.delivery_date} are full`);
  }

  async readCart(): Promise<{ item_id: number; quantity: number }[]> {
    const { items } = (await this.request('GET', 'cart/')) as {
      items: { item_id: number; quantity: number }[];
    };
    return items.map(({ item_id, quantity }) => ({ item_id, quantity }));
  }

  /** All orders, newest first. */
  async listOrders(): Promise<Order[]> {
    const { results } = (await this.request('GET', `orders/user/${this.uid}/?page=1&limit=20`)) as {
      results: Order[];
    };
    return results;
  }

  /** Selects the date and the slot of a department; `slot` counts from 1. */
  async chooseDelivery(department: 'Kitchen' | 'Grocery', slot = 1, date = dateInDays()) {
    const details = this.page.getByRole('region', { name: `${department} Order Details` });
    await details.getByLabel('Date').fill(date);
    await details.getByLabel('Time Slot').selectOption({ index: slot });
  }

  /** Opens the checkout and fills it in; resolves when the amounts are displayed. */
  async fillCheckout(...departments: ('Kitchen' | 'Grocery')[]): Promise<void> {
    await this.fillCheckoutPayingBy('Cash on Delivery', ...departments);
  }

  async fillCheckoutPayingBy(
    payment: 'Cash on Delivery' | 'Online Payment' | 'Wallet Payment',
    ...departments: ('Kitchen' | 'Grocery')[]
  ): Promise<void> {
    await this.page.goto('/checkout');
    for (const department of departments) await this.chooseDelivery(department);
    await this.page.getByLabel('Payment Type').selectOption({ label: payment });
    await this.page.getByLabel('Address', { exact: false }).first().selectOption({ index: 1 });
    await this.waitForAmounts();
  }

  async waitForAmounts(): Promise<void> {
    await expect(
      this.page.getByRole('region', { name: 'Estimation Details' }).getByText(/^₹/).last(),
    ).toBeVisible();
    const button = this.page.getByRole('button', { name: /^(Place Order|Open Wallet Modal)$/ });
    await expect(button).toBeEnabled();
  }
}

/**
 * Sends a request and returns the body of the response. After its machine has stood still for seconds, the shop refuses
 * the requests of that time as busy (503); these are retried.
 */
async function retryWhileBusy(request: () => Promise<APIResponse>) {
  let response = await request();
  for (let attempt = 1; attempt < 5 && response.status() === 503; attempt += 1)
    response = await request();
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Signs in through the API, which is faster than the sign-in screen. */
export async function signInAsCustomer(page: Page, shopper: Shopper): Promise<Customer> {
  const mobile_number = `+91${shopper.number}`;
  const { access_token, user } = await retryWhileBusy(async () => {
    const sent = await page.request.post('/api/v1/auth/otp', { data: { mobile_number } });
    if (!sent.ok()) return sent;
    const otp = await shopper.readCode();
    return page.request.post('/api/v1/auth/otp/validate', { data: { mobile_number, otp } });
  });
  // The smallest page of the origin, opened to set its local storage.
  await page.goto('/healthz');
  await page.evaluate((token: string) => localStorage.setItem('token', token), access_token);
  return new Customer(page, access_token, user.uid);
}
