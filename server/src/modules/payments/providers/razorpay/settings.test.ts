import { expect, test } from 'vitest';
import { parseEnvironment } from '../../../../platform/environment/index.ts';
import { razorpayVariables, toRazorpaySettings } from './settings.ts';

const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'thiskeysecretisfortests',
  RAZORPAY_WEBHOOK_SECRET: 'andthisoneisnotreusedbymany',
};
const read = (env: Record<string, string>) =>
  toRazorpaySettings(parseEnvironment(razorpayVariables, env).values);

test('the URLs default to those of the provider; another API URL loses its trailing slash', () => {
  expect(read(keys)).toEqual({
    keyId: keys.RAZORPAY_KEY_ID,
    keySecret: keys.RAZORPAY_KEY_SECRET,
    webhookSecret: keys.RAZORPAY_WEBHOOK_SECRET,
    apiUrl: 'https://api.razorpay.com',
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  });
  const custom = read({ ...keys, RAZORPAY_API_URL: 'https://pay.example/' });
  expect(custom?.apiUrl).toBe('https://pay.example');
  expect(read({})).toBeUndefined();
});
