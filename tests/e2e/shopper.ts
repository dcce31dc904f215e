import { constants, setPriority } from 'node:os';
import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectToast, recordToasts } from './toasts.ts';

let shopperCount = 0;

/** A person in the shop, with the actions that journeys share. */
export class Shopper {
  readonly page: Page;
  /** A mobile number unique in this run. */
  readonly number: string;
  constructor(page: Page) {
    this.page = page;
    shopperCount += 1;
    const worker = process.env.TEST_PARALLEL_INDEX ?? '0';
    // The number never starts with 91, which the shop may interpret as the country code.
    this.number = `8${worker}${String(Date.now() % 1_000_000).padStart(6, '0')}${String(shopperCount % 100).padStart(2, '0')}`;
  }

  /** The latest code sent to the shopper's phone. */
  async readCode(): Promise<string> {
    const response = await this.page.request.get(
      `/dev/outbox.json?to=${encodeURIComponent(`+91${this.number}`)}`,
    );
    const [newest] = (await response.json()) as { body: string }[];
    return newest?.body.slice(0, 5) ?? '';
  }

  /** Completes the sign-in screen, which must be open. */
  async signIn(): Promise<void> {
    await this.page.getByPlaceholder('Enter mobile number').fill(this.number);
    await this.page.getByRole('button', { name: 'Get OTP' }).click();
    await expectToast(this.page, 'OTP has been sent to your mobile number');
    await this.page.getByPlaceholder('Enter OTP').fill(await this.readCode());
    await this.page.getByRole('button', { name: 'Submit OTP' }).click();
    await expectToast(this.page, 'Login successful');
  }

  /** Confirms the session in the open dialog, with the code that was sent for it. */
  async confirmSession(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog.getByText('We sent a 5-digit code to')).toBeVisible();
    await this.expectAccessible();
    await dialog.getByPlaceholder('Enter OTP').fill(await this.readCode());
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Expects no accessibility violations on this screen (WCAG 2.2 AA). */
  expectAccessible = (): Promise<void> => expectAccessible(this.page);
}

/** Collects the page's console warnings; the returned function returns them, one line per entry. */
export function logOf(page: Page): () => string {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  return () => logged.join('\n');
}

/** Collects exceptions and error messages of the page's console, each with the address that it came from. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${error.message} ${page.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}

/**
 * A test with a shopper. It fails on unexpected console errors, exceptions and failed responses of the
 * shop.
 */
export const test = base.extend<
  { shopper: Shopper; expectedErrors: RegExp[] },
  { lowPriority: undefined }
>({
  // Browsers get a lower priority than the shop, as if they ran on other machines; else they block it for seconds.
  lowPriority: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form for fixtures that use no others
    async ({}, use) => {
      setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  expectedErrors: [[], { option: true }],
  context: async ({ context }, use) => {
    await recordToasts(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // Requests that are still in flight when a test ends are ignored.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  shopper: async ({ page, expectedErrors }, use) => {
    const errors = collectErrors(page);
    await use(new Shopper(page));
    const unexpected = errors.filter(
      (error) => !expectedErrors.some((expected) => expected.test(error)),
    );
    expect(unexpected, 'errors on the console').toEqual([]);
  },
});
export { expect };
