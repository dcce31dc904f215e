import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

let shopperCount = 0;

/** Halfway from one colour to another nothing can be said of contrast. */
const WAIT_FOR_TRANSITIONS = `Promise.allSettled(
  document.getAnimations().filter((a) => a instanceof CSSTransition).map((a) => a.finished),
).then(() => undefined)`;

/** What a person does in the shop, in the shop's own words. */
export class Shopper {
  readonly page: Page;
  /** A number that no other shopper of this run has. */
  readonly number: string;
  constructor(page: Page) {
    this.page = page;
    shopperCount += 1;
    const worker = process.env.TEST_PARALLEL_INDEX ?? '0';
    // Never 91…: before ten digits that is taken for the country's code.
    this.number = `8${worker}${String(Date.now() % 1_000_000).padStart(6, '0')}${String(shopperCount % 100).padStart(2, '0')}`;
  }

  /** The newest code that was sent to the shopper's phone. */
  async readCode(): Promise<string> {
    const response = await this.page.request.get(
      `/dev/outbox.json?to=${encodeURIComponent(`+91${this.number}`)}`,
    );
    const [newest] = (await response.json()) as { body: string }[];
    return newest?.body.slice(0, 5) ?? '';
  }

  /** Fills the sign-in screen, which must be open. */
  async signIn(): Promise<void> {
    await this.page.getByPlaceholder('Enter mobile number').fill(this.number);
    await this.page.getByRole('button', { name: 'Get OTP' }).click();
    await expect(this.page.getByText('OTP has been sent to your mobile number')).toBeVisible();
    await this.page.getByPlaceholder('Enter OTP').fill(await this.readCode());
    await this.page.getByRole('button', { name: 'Submit OTP' }).click();
    await expect(this.page.getByText('Login successful')).toBeVisible();
  }

  /** Nothing on this screen stands in the way of anyone (WCAG 2.2 AA). */
  async expectAccessible(): Promise<void> {
    await this.page.evaluate(WAIT_FOR_TRANSITIONS);
    const { violations } = await new AxeBuilder({ page: this.page })
      // A toast that goes is nobody's to read any more.
      .exclude('[data-removed="true"]')
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .setLegacyMode(this.page.frames().length === 1)
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`),
    ).toEqual([]);
  }
}

/** What the page has logged so far for whoever looks after the shop, a line for each. */
export function logOf(page: Page): () => string {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  return () => logged.join('\n');
}

/** What the page tells the customer in its corner. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('listitem');

/** A test with a shopper; an error on the console, a fault in a script or a failed answer of ours fails it. */
export const test = base.extend<{ shopper: Shopper; expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  shopper: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(new Shopper(page));
    const unexpected = errors.filter(
      (error) => !expectedErrors.some((expected) => expected.test(error)),
    );
    expect(unexpected, 'errors on the console').toEqual([]);
  },
});
export { expect };
