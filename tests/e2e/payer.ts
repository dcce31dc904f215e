import { expect, type Page } from '@playwright/test';
import {
  buildDisputeWebhook,
  deriveKeys,
  type ReportedDispute,
  SandboxControl,
} from '@sabuja/sandbox-razorpay/control';
import type { Customer } from './customer.ts';
import { port, sessionSecret } from './shop-folder.ts';

const sandboxUrl = `http://127.0.0.1:${port}/sandbox/razorpay`;
const sandbox = new SandboxControl(sandboxUrl);

/** The customer who pays on the provider's sheet, and the outcomes at their bank. */
export class Payer {
  readonly page: Page;
  readonly customer: Customer;
  constructor(page: Page, customer: Customer) {
    this.page = page;
    this.customer = customer;
  }

  get sheet() {
    return this.page.frameLocator('iframe[title="Payment to Sabuja"]');
  }
  choose = (name: string | RegExp) => this.sheet.getByRole('button', { name }).click();
  expectHeading = (name: string) => expect(this.sheet.getByRole('heading', { name })).toBeVisible();
  async closeSheet(): Promise<void> {
    await this.choose('Close payment');
    await this.choose('Leave');
  }

  /** Pays a provider order outside the sheet, so that the sheet never reports it. */
  payOutsideSheet = (providerOrderId: string) => sandbox.pay(providerOrderId, 'silence');

  /** Recharges the wallet through the API, by an amount in rupees; returns the id of the payment. */
  recharge = (rupees: number): Promise<string> => this.#pay(rupees, { purpose: 'WALLET' });

  /** Pays an order through the API, by its amount in rupees; returns the id of the payment. */
  payOrder = (uid: string, rupees: number): Promise<string> =>
    this.#pay(rupees, { purpose: 'ORDER', order_uids: [uid] });

  async #pay(
    rupees: number,
    use: { purpose: 'WALLET' | 'ORDER'; order_uids?: string[] },
  ): Promise<string> {
    const amount = Math.round(rupees * 100);
    const created = (await this.customer.request('POST', 'payment/create', {
      amount,
      currency: 'INR',
      receipt: 'r',
      ...use,
    })) as { id: string };
    const outcome = await sandbox.pay(created.id, 'upi');
    if (outcome.reported !== 'success') throw new Error('a payment did not succeed');
    await this.customer.request('POST', 'payment/verify', {
      payment_id: outcome.response.razorpay_payment_id,
      order_id: outcome.response.razorpay_order_id,
      signature: outcome.response.razorpay_signature,
      payment_type: use.purpose,
      payment_sub_type: 'online',
      amount,
    });
    return outcome.response.razorpay_payment_id;
  }

  /** Refunds a payment without the shop, as in the provider's dashboard, and waits until the wallet owes `owed` rupees. */
  async refundAtProvider(paymentId: string, rupees: number, owed: number): Promise<void> {
    const { keyId, keySecret } = deriveKeys(sessionSecret);
    const key = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
    const response = await fetch(`${sandboxUrl}/v1/payments/${paymentId}/refund`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${key}` },
      body: JSON.stringify({ amount: rupees * 100 }),
    });
    expect(response.ok, await response.text()).toBe(true);
    await expect
      .poll(() => this.customer.request('GET', 'wallet/'))
      .toMatchObject({ balance: 0, owed });
  }

  /** Reports a dispute as the provider does. */
  async reportDispute(dispute: ReportedDispute): Promise<void> {
    const { webhookSecret } = deriveKeys(sessionSecret);
    const webhook = buildDisputeWebhook(dispute, {
      createdAt: Math.floor(Date.now() / 1000),
      eventId: `evt_${dispute.id}_${dispute.status}`,
      webhookSecret,
    });
    const url = `http://127.0.0.1:${port}/api/v1/payment/webhook`;
    const response = await fetch(url, { method: 'POST', ...webhook });
    expect(response.ok, await response.text()).toBe(true);
  }

  async balance(): Promise<number> {
    const { balance } = (await this.customer.request('GET', 'wallet/')) as { balance: number };
    return balance;
  }

  /** Replaces the provider's script with one that runs `script` when the sheet is opened. */
  async stubSheet(script: string): Promise<void> {
    await this.page.route('**/v1/checkout.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.Razorpay = class {
          constructor(options) { this.options = options; }
          on() {}
          close() {}
          open() { setTimeout(() => { ${script} }); }
        };`,
      }),
    );
  }
}

/** A callback without a valid signature of the provider. */
export const FORGED_CALLBACK = `this.options.handler({
  razorpay_payment_id: 'pay_00000000000000',
  razorpay_order_id: this.options.order_id,
  razorpay_signature: '${'0'.repeat(64)}',
})`;

/** Records the created payments with the provider's order ids, before the page gets them. */
export async function recordPaymentRequests(page: Page) {
  const requests: { id: string; order_uids: string[] }[] = [];
  await page.route('**/payment/create', async (route) => {
    const response = await route.fetch();
    const { order_uids } = route.request().postDataJSON();
    if (response.ok()) requests.push({ ...(await response.json()), order_uids });
    await route.fulfill({ response });
  });
  return requests;
}

export const expectText = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
