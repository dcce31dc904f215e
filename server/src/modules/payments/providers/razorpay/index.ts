import type { ConfiguredProvider } from '../../provider.ts';
import { createRazorpay } from './razorpay.ts';
import type { RazorpaySettings } from './settings.ts';

export { razorpayVariables, toRazorpaySettings } from './settings.ts';

/** Razorpay or its sandbox, by settings that are complete. */
export const configureRazorpay = (settings: RazorpaySettings): ConfiguredProvider => ({
  create: () => createRazorpay(settings),
});
