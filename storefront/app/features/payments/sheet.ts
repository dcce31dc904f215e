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
  key: string;
  checkout_script: string;
};
export type Payer = { full_name: string | null; email: string | null; mobile_no: string };

/** UPI payments take minutes; the sheet closes itself after this long without a payment. */
const SHEET_TIMEOUT = minutes(10);

type ProviderSuccess = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};
type ProviderSheet = {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
};
type ProviderScript = new (options: object) => ProviderSheet;

/**
 * Opens the provider's sheet; its script is loaded on first use.
 * @throws when the script cannot be loaded
 */
export async function openSheet(created: CreatedPayment, payer: Payer): Promise<OpenedSheet> {
  const Razorpay = await loadProviderScript(created.checkout_script);
  let resolveResult: (result: SheetResult) => void = () => undefined;
  const result = new Promise<SheetResult>((resolve) => {
    resolveResult = resolve;
  });
  let hasFailed = false;
  const sheet = new Razorpay({
    key: created.key,
    order_id: created.id,
    amount: created.amount,
    currency: created.currency,
    name: 'Sabuja',
    prefill: {
      contact: payer.mobile_no,
      ...(payer.full_name && { name: payer.full_name }),
      ...(payer.email && { email: payer.email }),
    },
    timeout: SHEET_TIMEOUT / 1000,
    handler: (paid: ProviderSuccess) =>
      resolveResult({
        kind: 'paid',
        callback: {
          payment_id: paid.razorpay_payment_id,
          order_id: paid.razorpay_order_id,
          signature: paid.razorpay_signature,
        },
      }),
    modal: {
      confirm_close: true,
      ondismiss: (reason?: string) =>
        resolveResult(
          reason === 'timeout'
            ? { kind: 'timeout' }
            : { kind: 'dismissed', afterFailure: hasFailed },
        ),
    },
  });
  sheet.on('payment.failed', () => {
    hasFailed = true;
  });
  sheet.open();
  return {
    result,
    close: () => {
      resolveResult({ kind: 'closed' });
      sheet.close();
    },
  };
}

const scriptsByUrl = new Map<string, Promise<ProviderScript>>();

function loadProviderScript(url: string): Promise<ProviderScript> {
  const pending = scriptsByUrl.get(url);
  if (pending) return pending;
  const script = injectScript(url);
  scriptsByUrl.set(url, script);
  // A script that failed to load is requested again next time.
  script.catch(() => scriptsByUrl.delete(url));
  return script;
}

const injectScript = (url: string) =>
  new Promise<ProviderScript>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = url;
    element.onerror = () => reject(new Error('the script of the sheet did not come'));
    element.onload = () => {
      const { Razorpay } = window as { Razorpay?: ProviderScript };
      if (Razorpay) resolve(Razorpay);
      else reject(new Error('the script of the sheet brought no sheet'));
    };
    document.head.append(element);
  });
