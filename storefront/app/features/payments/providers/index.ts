import type { ProviderAdapter } from '../sheet.ts';
import { razorpay } from './razorpay/razorpay.ts';

/** Adapters by the provider name in the server's response; one for each folder next to this file. */
const adapters: Readonly<Record<string, ProviderAdapter>> = { razorpay };

/** The name of the provider that takes new payments, as shown to customers. */
export const providerLabel = razorpay.label;

/**
 * Opens the sheet of a payment's provider.
 * @throws when its script cannot be loaded, or this page does not know the provider
 */
export const openSheet: ProviderAdapter['openSheet'] = async (created, payer, shopName) => {
  // A server of the previous version sends no provider name and supports only Razorpay.
  const adapter = adapters[created.provider ?? 'razorpay'];
  if (!adapter) throw new Error(`the page has no sheet of ${created.provider}`);
  return adapter.openSheet(created, payer, shopName);
};
