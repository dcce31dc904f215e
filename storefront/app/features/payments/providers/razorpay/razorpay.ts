import {
  type CreatedPayment,
  type OpenedSheet,
  type Payer,
  type ProviderAdapter,
  SHEET_TIMEOUT,
  type SheetResult,
} from '../../sheet.ts';
import { createScriptLoader } from '../load-script.ts';

type CheckoutSuccess = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};
type Checkout = {
  open: () => void;
  close: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
};
type CheckoutScript = new (options: object) => Checkout;

const loadCheckoutScript = createScriptLoader(
  () => (window as { Razorpay?: CheckoutScript }).Razorpay,
);

async function openSheet(
  created: CreatedPayment,
  payer: Payer,
  shopName: string,
): Promise<OpenedSheet> {
  const Razorpay = await loadCheckoutScript(created.checkout_script);
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
    name: shopName,
    prefill: {
      contact: payer.mobile_no,
      ...(payer.full_name && { name: payer.full_name }),
      ...(payer.email && { email: payer.email }),
    },
    timeout: SHEET_TIMEOUT / 1000,
    handler: (paid: CheckoutSuccess) =>
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

/** Razorpay's checkout, or its sandbox's. */
export const razorpay: ProviderAdapter = { label: 'Razorpay', openSheet };
