import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './packages.ts';
import { filesOf, isTest } from './sources.ts';

/** What may know the payment provider: its folder on each side, its stand-in, and one list on each side. */
const PROVIDER_FOLDERS = [
  'sandbox/razorpay/',
  'server/src/modules/payments/providers/',
  'storefront/app/features/payments/providers/',
];
/** Names that others have: why each stands here. This list may only shrink. */
const EXCEPTIONS = [
  // The header of the webhook, for whoever reads the API's description.
  'contract/src/open-api.ts',
  // The attempts of servers that knew one provider alone.
  'server/migrations/0081_payment_provider.sql',
  // Mounts the sandbox.
  'server/src/app/payment-sandbox.ts',
  // RAZORPAY_SANDBOX, the earlier name of a setting.
  'server/src/settings/payment.ts',
  // Pays and receives webhooks in the sandbox for tests.
  'testing/src/paying.ts',
  'testing/src/use-shop.ts',
];

/** Its name, and the names of its events. */
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
