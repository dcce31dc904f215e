import { minutes } from '@sabuja/kit';

/** The provider's signed callback of a payment. */
export type Callback = { payment_id: string; order_id: string; signature: string };

/** Result of the sheet. `closed`: by the page itself. */
export type SheetResult =
  | { kind: 'paid'; callback: Callback }
  | { kind: 'dismissed'; afterFailure: boolean }
  | { kind: 'timeout' }
  | { kind: 'closed' };

export type OpenedSheet = { result: Promise<SheetResult>; close: () => void };

/** Response of `POST /payment/create`. */
export type CreatedPayment = {
  id: string;
  /** Paise. */
  amount: number;
  currency: string;
  provider?: string;
  key: string;
  checkout_script: string;
};
export type Payer = { full_name: string | null; email: string | null; mobile_no: string };

/** Interface that each provider in the folder `providers` implements. */
export type ProviderAdapter = {
  /** As shown to customers. */
  label: string;
  /**
   * Opens the provider's sheet; its script is loaded on first use.
   * @throws when the script cannot be loaded
   */
  openSheet: (created: CreatedPayment, payer: Payer, shopName: string) => Promise<OpenedSheet>;
};

/** UPI payments take minutes; the sheet closes itself after this long without a payment. */
export const SHEET_TIMEOUT = minutes(10);
