import type { RazorpaySettings } from '../modules/payments/index.ts';
import type { EnvironmentReader } from './reader.ts';

const razorpayKeys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
const razorpaySettingNames = [
  ...razorpayKeys,
  'RAZORPAY_API_URL',
  'RAZORPAY_CHECKOUT_URL',
] as const;

/** All keys or none: with half of them the shop would take money without receiving the webhooks. */
export function readRazorpay(reader: EnvironmentReader): RazorpaySettings | undefined {
  const given = razorpaySettingNames.filter((name) => reader.optional(name) !== undefined);
  if (given.length === 0) return undefined;
  const [keyId = '', keySecret = '', webhookSecret = ''] = razorpayKeys.map((name) =>
    reader.required(name, `it belongs to ${given.join(', ')}`),
  );
  if (keyId !== '' && !/^rzp_(test|live)_\w+$/.test(keyId)) {
    reader.problems.push(`RAZORPAY_KEY_ID must begin with rzp_live_ or rzp_test_, not '${keyId}'`);
  }
  for (const name of ['PAYMENT_SANDBOX', 'RAZORPAY_SANDBOX']) {
    if (!reader.flag(name, false)) continue;
    reader.problems.push(`${name} takes the place of a provider, and keys of one are set`);
  }
  const web = ['https:', 'http:'];
  return {
    keyId,
    keySecret,
    webhookSecret,
    apiUrl: (reader.url('RAZORPAY_API_URL', web) ?? 'https://api.razorpay.com').replace(/\/+$/, ''),
    checkoutUrl:
      reader.url('RAZORPAY_CHECKOUT_URL', web) ?? 'https://checkout.razorpay.com/v1/checkout.js',
  };
}
