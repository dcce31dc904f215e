import { expect, test } from 'vitest';
import { checkoutHostsOf } from './checkout-hosts.ts';

test('the real checkout needs the hosts of decision 0024, the sandbox none', () => {
  const [api, checkout, cdn] = ['api', 'checkout', 'cdn'].map((n) => `https://${n}.razorpay.com`);
  expect(checkoutHostsOf('https://checkout.razorpay.com/v1/checkout.js')).toEqual({
    script: [checkout, cdn],
    frame: [api, checkout],
    img: [cdn],
    connect: [api, 'https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
    opensWindows: true,
  });
  expect(checkoutHostsOf('/sandbox/razorpay/v1/checkout.js')).toBeUndefined();
});
