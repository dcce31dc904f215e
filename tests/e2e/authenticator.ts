import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';

/** An authenticator app; `nextCode` is of the step after, for a second code within one step. */
export function createApp(secret: string) {
  const app = new TOTP({ secret: secret.replaceAll(' ', '') });
  return {
    code: () => app.generate(),
    nextCode: () => app.generate({ timestamp: Date.now() + 30_000 }),
  };
}

/** Completes a question for a code of the app, or a recovery code. */
export const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
};
