import type { PaymentProvider } from './provider.ts';

/** A provider whose settings are complete. */
export type ConfiguredProvider = { create: () => PaymentProvider };
