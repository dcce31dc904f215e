import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

/** An authenticator app; `nextCode` is the code of the next time step, for a second sign-in within the same step. */
export function createApp(secret: string) {
  const app = new TOTP({ secret: secret.replaceAll(' ', '') });
  return {
    code: () => app.generate(),
    nextCode: () => app.generate({ timestamp: Date.now() + 30_000 }),
  };
}

/** Enters a code of the app, or a recovery code, in the form that requests it. */
export const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
};
