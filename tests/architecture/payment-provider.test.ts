import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './packages.ts';
import { filesOf, isTest } from './sources.ts';

/** Folders that may name the payment provider: its implementation in server and storefront, and its sandbox. */
const PROVIDER_FOLDERS = [
  'sandbox/razorpay/',
  'server/src/modules/payments/providers/',
  'storefront/app/features/payments/providers/',
];
/** Other files that name the provider, each with the reason. This list may only shrink. */
const EXCEPTIONS = [
  // Documents the header of the webhook in the API description.
  'contract/src/open-api.ts',
  // Migrates payment attempts of earlier servers, which had only one provider.
  'server/migrations/0081_payment_provider.sql',
  // Mounts the sandbox.
  'server/src/app/payment-sandbox.ts',
  // Reads RAZORPAY_SANDBOX, the earlier name of a setting.
  'server/src/settings/payment.ts',
  // Pay and receive webhooks in the sandbox for tests.
  'testing/src/paying.ts',
  'testing/src/use-shop.ts',
];

/** The provider's name, and the names of its webhook events. */
const naming =
  /razorpay|['"`](order|payment|refund)\.(authorized|captured|failed|paid|processed)['"`]/i;

test('the payment provider is named only where it is implemented', () => {
  const paths = filesOf('.', /\.(tsx?|m?js|sql|po|css|html)$/).filter(
    (path) => !isTest(path) && !path.startsWith('tests/'),
  );
  const found = paths.filter(
    (path) =>
      !PROVIDER_FOLDERS.some((folder) => path.startsWith(folder)) &&
      naming.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(found).toEqual(EXCEPTIONS);
});
