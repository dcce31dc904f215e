import type { RazorpaySettings } from '../modules/payments/index.ts';
import { findSecretWeakness } from './secret-strength.ts';
import { flag, text, type Values, type ValuesOf, webUrl, withoutSlashes } from './variable.ts';

/** Names of the provider's settings that were given. */
const listGiven = (given: ReadonlySet<string>): string[] =>
  Object.keys(razorpayVariables).filter((name) => given.has(name));

/** All keys or none: with half of them the shop would take money without receiving the webhooks. */
const key = {
  default: '',
  requiredIf: (_: Values, given: ReadonlySet<string>) =>
    listGiven(given).length > 0 && `it belongs to ${listGiven(given).join(', ')}`,
} as const;

export const razorpayVariables = {
  RAZORPAY_KEY_ID: text({
    ...key,
    pattern: /^rzp_(test|live)_\w+$/,
    must: 'begin with rzp_live_ or rzp_test_',
    description: 'without it and the next two nothing is paid online, except in the sandbox',
  }),
  RAZORPAY_KEY_SECRET: text({
    ...key,
    isSecret: true,
    description: 'required with `RAZORPAY_KEY_ID`',
  }),
  RAZORPAY_WEBHOOK_SECRET: text({
    ...key,
    isSecret: true,
    check: findSecretWeakness,
    description: 'required with `RAZORPAY_KEY_ID`; one that is easy to guess is refused',
  }),
  RAZORPAY_API_URL: webUrl({
    default: 'https://api.razorpay.com',
    description: 'where Razorpay’s API is',
  }),
  RAZORPAY_CHECKOUT_URL: webUrl({
    default: 'https://checkout.razorpay.com/v1/checkout.js',
    description: 'the script that pages load',
  }),
};

const besideKeys = (isOn: boolean, given: ReadonlySet<string>) =>
  isOn && listGiven(given).length > 0 && 'takes the place of a provider, and keys of one are set';

export const sandboxVariables = {
  PAYMENT_SANDBOX: flag({
    byDefault: 'on without keys, while only this machine is served',
    check: besideKeys,
    description: '`1` mounts the payment sandbox wherever the shop listens, `0` nowhere',
  }),
  RAZORPAY_SANDBOX: flag({
    check: besideKeys,
    description: 'the earlier name of `PAYMENT_SANDBOX`',
  }),
};

/** Undefined without keys: nothing can be paid online, except through the sandbox. */
export const toRazorpay = (
  values: ValuesOf<typeof razorpayVariables>,
): RazorpaySettings | undefined =>
  values.RAZORPAY_KEY_ID === ''
    ? undefined
    : {
        keyId: values.RAZORPAY_KEY_ID,
        keySecret: values.RAZORPAY_KEY_SECRET,
        webhookSecret: values.RAZORPAY_WEBHOOK_SECRET,
        apiUrl: withoutSlashes(values.RAZORPAY_API_URL),
        checkoutUrl: values.RAZORPAY_CHECKOUT_URL,
      };
