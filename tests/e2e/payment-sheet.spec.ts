import type { Page } from '@playwright/test';
import { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import { expect, test } from './shopper.ts';

type Options = {
  amount?: number;
  retry?: { enabled: boolean };
  timeout?: number;
  prefill?: { contact: string };
  modal?: { confirm_close?: boolean; escape?: boolean };
};

/** A page of the shop that has opened the sheet and writes down all it hears. */
class Checkout {
  readonly page: Page;
  readonly control: SandboxControl;
  orderId = '';
  constructor(page: Page, baseURL: string) {
    this.page = page;
    this.control = new SandboxControl(`${baseURL}/sandbox/razorpay`);
  }

  async open(options: Options = {}): Promise<void> {
    await this.page.goto('/aboutus');
    await this.page.addScriptTag({ url: '/sandbox/razorpay/v1/checkout.js' });
    const { key, order } = await this.control.order(123_450);
    this.orderId = order.id;
    const given = { key, order_id: order.id, amount: 123_450, currency: 'INR', name: 'Sabuja' };
    await this.page.evaluate(`{
      window.heard = [];
      const given = ${JSON.stringify({ ...given, theme: { color: '#1f7a3d' }, ...options })};
      window.sheet = new Razorpay({
        ...given,
        handler: (response) => heard.push(['success', response]),
        modal: { ...given.modal, ondismiss: (reason) => heard.push(['dismissed', reason ?? '']) },
      });
      sheet.on('payment.failed', ({ error }) => heard.push(['failed', error]));
      sheet.open();
      undefined;
    }`);
  }

  get sheet() {
    return this.page.frameLocator('iframe[title="Payment to Sabuja"]');
  }
  choose = (name: string | RegExp) => this.sheet.getByRole('button', { name }).click();
  shows = (name: string) => expect(this.sheet.getByRole('heading', { name })).toBeVisible();
  gone = () => expect(this.page.locator('iframe')).toHaveCount(0);
  hears = (what: unknown[]) => expect.poll(() => this.page.evaluate('window.heard')).toEqual(what);
  heard = () => this.page.evaluate('window.heard');
  payments = async () =>
    (await this.control.state()).payments.filter(({ order_id }) => order_id === this.orderId);
}

const it = test.extend<{ checkout: Checkout }>({
  checkout: async ({ page, baseURL, shopper }, use) => {
    expect(shopper.page).toBe(page);
    await use(new Checkout(page, baseURL ?? ''));
  },
});

const success = (orderId: string) => [
  'success',
  {
    razorpay_order_id: orderId,
    razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
    razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  },
];

for (const way of ['Pay by UPI', 'Pay by card', 'Paid twice']) {
  it(`${way}: the page hears of a payment`, async ({ checkout }) => {
    await checkout.open();
    await expect(checkout.sheet.getByText('₹1,234.50')).toBeVisible();
    await checkout.choose(new RegExp(way));
    await checkout.shows('Payment successful');
    await checkout.hears([success(checkout.orderId)]);
    await checkout.gone();
    expect(await checkout.payments()).toHaveLength(way === 'Paid twice' ? 2 : 1);
  });
}

it('a payment that fails may be tried again on the same sheet', async ({ checkout }) => {
  await checkout.open();
  await checkout.choose(/The bank declines/);
  await checkout.shows('Payment failed');
  const failed = [
    'failed',
    expect.objectContaining({
      code: 'BAD_REQUEST_ERROR',
      metadata: { order_id: checkout.orderId, payment_id: expect.stringMatching(/^pay_/) },
    }),
  ];
  await checkout.hears([failed]);
  await checkout.choose('Try again');
  await checkout.choose(/Pay by card/);
  await checkout.hears([failed, success(checkout.orderId)]);
});

it('where the page allows no other try, a failure closes the sheet', async ({ checkout }) => {
  await checkout.open({ retry: { enabled: false } });
  await checkout.choose(/The bank declines/);
  await checkout.hears([
    ['failed', expect.anything()],
    ['dismissed', ''],
  ]);
  await checkout.gone();
});

for (const [way, waits, status] of [
  ['The UPI app takes over', 'Waiting for your UPI app', 'captured'],
  ['The bank answers late', 'Waiting for your bank', 'created'],
] as const) {
  it(`${way}: the page hears nothing until the payer closes the sheet`, async ({ checkout }) => {
    await checkout.open();
    await checkout.choose(new RegExp(way));
    await checkout.shows(waits);
    expect((await checkout.payments())[0]?.status).toBe(status);
    expect(await checkout.heard()).toEqual([]);
    await checkout.choose('Close payment');
    await checkout.hears([['dismissed', '']]);
  });
}

it('the payer is asked before leaving, where the page wants it', async ({ checkout, page }) => {
  await checkout.open({ modal: { confirm_close: true } });
  await checkout.shows('How do you want to pay?');
  await page.keyboard.press('Escape');
  await checkout.shows('Leave this payment?');
  await checkout.choose('Stay');
  await checkout.shows('How do you want to pay?');
  await checkout.choose('Close payment');
  await checkout.choose('Leave');
  await checkout.hears([['dismissed', '']]);
  expect(await checkout.payments()).toEqual([]);
});

it('the sheet closes when its time is over, and when the page closes it', async ({ checkout }) => {
  await checkout.open({ timeout: 1 });
  await checkout.hears([['dismissed', 'timeout']]);
  await checkout.gone();
  await checkout.open();
  await checkout.shows('How do you want to pay?');
  await checkout.page.evaluate('sheet.close(); undefined');
  await checkout.gone();
  expect(await checkout.heard()).toEqual([]);
});

it('a script of a test plays by itself, for its payer alone', async ({ checkout, shopper }) => {
  const contact = `+91${shopper.number}`;
  await checkout.control.script(['failure', 'dismissal'], contact);
  await checkout.open({ prefill: { contact } });
  await checkout.shows('Payment failed');
  await checkout.open({ prefill: { contact } });
  await checkout.hears([['dismissed', '']]);
});

it.describe('what cannot be paid', () => {
  it.use({ expectedErrors: [/400/] });
  it('is refused with the reason', async ({ checkout }) => {
    await checkout.open({ amount: 100 });
    await expect(checkout.sheet.getByText('different from your order amount')).toBeVisible();
    await checkout.choose('Close payment');
    await checkout.hears([['dismissed', '']]);
  });
});

it('the keyboard alone pays, and stays within the sheet', async ({ checkout, page }) => {
  await checkout.open();
  await checkout.shows('How do you want to pay?');
  const focused = () => checkout.sheet.locator(':focus');
  await page.keyboard.press('Shift+Tab');
  await expect(focused()).toContainText('Paid twice');
  await page.keyboard.press('Tab');
  await expect(focused()).toHaveAccessibleName('Close payment');
  await page.keyboard.press('Tab');
  await expect(focused()).toContainText('Pay by UPI');
  await page.keyboard.press('Enter');
  await checkout.hears([success(checkout.orderId)]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  it.describe(`in a ${colorScheme} room`, () => {
    it.use({ colorScheme });
    it('everyone can use the sheet at every width', async ({ checkout, page, shopper }) => {
      await checkout.open();
      await checkout.shows('How do you want to pay?');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await shopper.expectAccessible();
      }
      await checkout.choose(/The bank declines/);
      await checkout.shows('Payment failed');
      await shopper.expectAccessible();
      await checkout.choose('Try again');
      await checkout.choose(/The UPI app takes over/);
      await checkout.shows('Waiting for your UPI app');
      await shopper.expectAccessible();
    });
  });
}
