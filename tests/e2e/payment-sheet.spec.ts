import type { Page } from '@playwright/test';
import { SandboxControl } from '@sabuja/sandbox-razorpay/control';
import { extended } from './extended.ts';
import { expect, test } from './shopper.ts';

type SheetOptions = {
  amount?: number;
  retry?: { enabled: boolean };
  timeout?: number;
  prefill?: { contact: string };
  modal?: { confirm_close?: boolean; escape?: boolean };
};

/** A page that opens the payment sheet and records its events. */
class Checkout {
  readonly page: Page;
  readonly control: SandboxControl;
  orderId = '';
  constructor(page: Page, baseURL: string) {
    this.page = page;
    this.control = new SandboxControl(`${baseURL}/sandbox/razorpay`);
  }

  async open(options: SheetOptions = {}): Promise<void> {
    await this.page.goto('/aboutus');
    await this.page.addScriptTag({ url: '/sandbox/razorpay/v1/checkout.js' });
    const { key, order } = await this.control.order(123_450);
    this.orderId = order.id;
    const sheetOptions = {
      key,
      order_id: order.id,
      amount: 123_450,
      currency: 'INR',
      name: 'Sabuja',
    };
    await this.page.evaluate(`{
      window.events = [];
      const options = ${JSON.stringify({ ...sheetOptions, theme: { color: '#1f7a3d' }, ...options })};
      window.sheet = new Razorpay({
        ...options,
        handler: (response) => events.push(['success', response]),
        modal: { ...options.modal, ondismiss: (reason) => events.push(['dismissed', reason ?? '']) },
      });
      sheet.on('payment.failed', ({ error }) => events.push(['failed', error]));
      sheet.open();
      undefined;
    }`);
  }

  get sheet() {
    return this.page.frameLocator('iframe[title="Payment to Sabuja"]');
  }
  choose = (name: string | RegExp) => this.sheet.getByRole('button', { name }).click();
  expectHeading = (name: string) => expect(this.sheet.getByRole('heading', { name })).toBeVisible();
  expectClosed = () => expect(this.page.locator('iframe')).toHaveCount(0);
  expectEvents = (events: unknown[]) =>
    expect.poll(() => this.page.evaluate('window.events')).toEqual(events);
  readEvents = () => this.page.evaluate('window.events');
  payments = async () =>
    (await this.control.state()).payments.filter(({ order_id }) => order_id === this.orderId);
}

const sheetTest = test.extend<{ checkout: Checkout }>({
  checkout: async ({ page, baseURL, shopper }, use) => {
    expect(shopper.page).toBe(page);
    await use(new Checkout(page, baseURL ?? ''));
  },
});

const successEvent = (orderId: string) => [
  'success',
  {
    razorpay_order_id: orderId,
    razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
    razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
  },
];

for (const method of ['Pay by UPI', 'Pay by card', 'Paid twice']) {
  sheetTest(`${method}: the page receives a payment`, async ({ checkout }) => {
    await checkout.open();
    await expect(checkout.sheet.getByText('₹1,234.50')).toBeVisible();
    await checkout.choose(new RegExp(method));
    await checkout.expectHeading('Payment successful');
    await checkout.expectEvents([successEvent(checkout.orderId)]);
    await checkout.expectClosed();
    expect(await checkout.payments()).toHaveLength(method === 'Paid twice' ? 2 : 1);
  });
}

sheetTest('a payment that fails may be tried again on the same sheet', async ({ checkout }) => {
  await checkout.open();
  await checkout.choose(/The bank declines/);
  await checkout.expectHeading('Payment failed');
  const failed = [
    'failed',
    expect.objectContaining({
      code: 'BAD_REQUEST_ERROR',
      metadata: { order_id: checkout.orderId, payment_id: expect.stringMatching(/^pay_/) },
    }),
  ];
  await checkout.expectEvents([failed]);
  await checkout.choose('Try again');
  await checkout.choose(/Pay by card/);
  await checkout.expectEvents([failed, successEvent(checkout.orderId)]);
});

sheetTest(
  'where the page allows no other try, a failure closes the sheet',
  async ({ checkout }) => {
    await checkout.open({ retry: { enabled: false } });
    await checkout.choose(/The bank declines/);
    await checkout.expectEvents([
      ['failed', expect.anything()],
      ['dismissed', ''],
    ]);
    await checkout.expectClosed();
  },
);

for (const [method, waitingText, status] of [
  ['The UPI app takes over', 'Waiting for your UPI app', 'captured'],
  ['The bank answers late', 'Waiting for your bank', 'created'],
] as const) {
  sheetTest(
    `${method}: the page receives nothing until the payer closes the sheet`,
    async ({ checkout }) => {
      await checkout.open();
      await checkout.choose(new RegExp(method));
      await checkout.expectHeading(waitingText);
      expect((await checkout.payments())[0]?.status).toBe(status);
      expect(await checkout.readEvents()).toEqual([]);
      await checkout.choose('Close payment');
      await checkout.expectEvents([['dismissed', '']]);
    },
  );
}

sheetTest(
  'the payer is asked before leaving, where the page wants it',
  async ({ checkout, page }) => {
    await checkout.open({ modal: { confirm_close: true } });
    await checkout.expectHeading('How do you want to pay?');
    await page.keyboard.press('Escape');
    await checkout.expectHeading('Leave this payment?');
    await checkout.choose('Stay');
    await checkout.expectHeading('How do you want to pay?');
    await checkout.choose('Close payment');
    await checkout.choose('Leave');
    await checkout.expectEvents([['dismissed', '']]);
    expect(await checkout.payments()).toEqual([]);
  },
);

sheetTest(
  'the sheet closes when its time is over, and when the page closes it',
  async ({ checkout }) => {
    await checkout.open({ timeout: 1 });
    await checkout.expectEvents([['dismissed', 'timeout']]);
    await checkout.expectClosed();
    await checkout.open();
    await checkout.expectHeading('How do you want to pay?');
    await checkout.page.evaluate('sheet.close(); undefined');
    await checkout.expectClosed();
    expect(await checkout.readEvents()).toEqual([]);
  },
);

sheetTest(
  'a script of a test plays by itself, for its payer alone',
  async ({ checkout, shopper }) => {
    const contact = `+91${shopper.number}`;
    await checkout.control.script(['failure', 'dismissal'], contact);
    await checkout.open({ prefill: { contact } });
    await checkout.expectHeading('Payment failed');
    await checkout.open({ prefill: { contact } });
    await checkout.expectEvents([['dismissed', '']]);
  },
);

sheetTest.describe('failures', () => {
  sheetTest.use({ expectedErrors: [/400/] });
  sheetTest('is refused with the reason', async ({ checkout }) => {
    await checkout.open({ amount: 100 });
    await expect(checkout.sheet.getByText('different from your order amount')).toBeVisible();
    await checkout.choose('Close payment');
    await checkout.expectEvents([['dismissed', '']]);
  });
});

sheetTest('the keyboard alone pays, and stays within the sheet', async ({ checkout, page }) => {
  await checkout.open();
  await checkout.expectHeading('How do you want to pay?');
  const focused = () => checkout.sheet.locator(':focus');
  await page.keyboard.press('Shift+Tab');
  await expect(focused()).toContainText('Paid twice');
  await page.keyboard.press('Tab');
  await expect(focused()).toHaveAccessibleName('Close payment');
  await page.keyboard.press('Tab');
  await expect(focused()).toContainText('Pay by UPI');
  await page.keyboard.press('Enter');
  await checkout.expectEvents([successEvent(checkout.orderId)]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  sheetTest.describe(`in the ${colorScheme} theme`, () => {
    sheetTest.use({ colorScheme });
    sheetTest(
      'everyone can use the sheet at every width',
      extended(colorScheme === 'dark'),
      async ({ checkout, page, shopper }) => {
        await checkout.open();
        await checkout.expectHeading('How do you want to pay?');
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await shopper.expectAccessible();
        }
        await checkout.choose(/The bank declines/);
        await checkout.expectHeading('Payment failed');
        await shopper.expectAccessible();
        await checkout.choose('Try again');
        await checkout.choose(/The UPI app takes over/);
        await checkout.expectHeading('Waiting for your UPI app');
        await shopper.expectAccessible();
      },
    );
  });
}
