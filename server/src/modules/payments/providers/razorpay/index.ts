import type { ConfiguredProvider } from '../../provider.ts';
import { createRazorpay } from './razorpay.ts';
import type { RazorpaySettings } from './settings.ts';

export { razorpayVariables, toRazorpaySettings } from './settings.ts';

/** The provider for Razorpay or its sandbox; the settings must be complete. */
export const configureRazorpay = (settings: RazorpaySettings): ConfiguredProvider => ({
  create: () => createRazorpay(settings),
});
