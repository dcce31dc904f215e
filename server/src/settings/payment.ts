import { paymentVariables } from '../modules/payments/index.ts';
import { flag, type ValuesOf } from '../platform/environment/index.ts';

const besideKeys = (isOn: boolean, given: ReadonlySet<string>) =>
  isOn &&
  Object.keys(paymentVariables).some((name) => given.has(name)) &&
  'takes the place of a provider, and keys of one are set';

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

/** Returns whether the sandbox is forced on or off; undefined if it is neither. */
export const toPaymentSandbox = (values: ValuesOf<typeof sandboxVariables>): boolean | undefined =>
  values.PAYMENT_SANDBOX ?? values.RAZORPAY_SANDBOX;
