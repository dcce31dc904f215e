import type { ValuesOf } from '../../../platform/environment/index.ts';
import type { ConfiguredProvider } from '../provider.ts';
import { configureRazorpay, razorpayVariables, toRazorpaySettings } from './razorpay/index.ts';

/** The settings of all providers; each provider has its own folder beside this file. */
export const paymentVariables = { ...razorpayVariables };

/** The providers whose keys are set; the first takes new payments. */
export function toPaymentProviders(
  values: ValuesOf<typeof paymentVariables>,
): readonly ConfiguredProvider[] {
  const razorpay = toRazorpaySettings(values);
  return razorpay ? [configureRazorpay(razorpay)] : [];
}

export { configureRazorpay as configureSandboxProvider } from './razorpay/index.ts';
