import {
  findSecretWeakness,
  text,
  type Values,
  type ValuesOf,
  webUrl,
  withoutSlashes,
} from '../../../../platform/environment/index.ts';

/** Keys and addresses of Razorpay or of a compatible sandbox. */
export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Without a trailing slash; `/v1/orders` is appended. */
  apiUrl: string;
  /** The checkout script that a page loads. */
  checkoutUrl: string;
};

/** The names of the Razorpay settings that were given. */
const listGiven = (given: ReadonlySet<string>): string[] =>
  Object.keys(razorpayVariables).filter((name) => given.has(name));

/** All keys are required or none: with only some, the shop could take money without receiving webhooks. */
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

/** The settings of Razorpay; undefined without keys. */
export const toRazorpaySettings = (
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
