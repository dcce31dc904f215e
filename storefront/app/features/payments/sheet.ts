import { minutes } from '@sabuja/kit';

/** What the provider's sheet tells the page of a payment. */
export type Callback = { payment_id: string; order_id: string; signature: string };

/** How the sheet ended. `closed`: by the page itself. */
export type SheetEnd =
  | { kind: 'paid'; callback: Callback }
  | { kind: 'dismissed'; afterFailure: boolean }
  | { kind: 'timeout' }
  | { kind: 'closed' };

export type OpenSheet = { ended: Promise<SheetEnd>; close: () => void };

/** What `POST /payment/create` answers. */
export type AskedPayment = {
  id: string;
  /** Paise. */
  amount: number;
  currency: string;
  key: string;
  checkout_script: string;
};
export type Payer = { full_name: string | null; email: string | null; mobile_no: string };

/** UPI takes minutes. After so long without a payment the sheet closes by itself. */
const sheetStaysOpen = minutes(10);

type Paid = {
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
 * Opens the provider's sheet, whose script is loaded when it is first needed.
 * @throws when the script cannot be had
 */
export async function openSheet(asked: AskedPayment, payer: Payer): Promise<OpenSheet> {
  const Razorpay = await providerScript(asked.checkout_script);
  let end: (how: SheetEnd) => void = () => undefined;
  const ended = new Promise<SheetEnd>((resolve) => {
    end = resolve;
  });
  let hasFailed = false;
  const sheet = new Razorpay({
    key: asked.key,
    order_id: asked.id,
    amount: asked.amount,
    currency: asked.currency,
    name: 'Sabuja',
    prefill: {
      contact: payer.mobile_no,
      ...(payer.full_name && { name: payer.full_name }),
      ...(payer.email && { email: payer.email }),
    },
    timeout: sheetStaysOpen / 1000,
    handler: (paid: Paid) =>
      end({
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
        end(
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
    ended,
    close: () => {
      end({ kind: 'closed' });
      sheet.close();
    },
  };
}

const loading = new Map<string, Promise<ProviderScript>>();

function providerScript(url: string): Promise<ProviderScript> {
  const known = loading.get(url);
  if (known) return known;
  const script = load(url);
  loading.set(url, script);
  // A script that did not come is asked for again the next time.
  script.catch(() => loading.delete(url));
  return script;
}

const load = (url: string) =>
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
