import type { SubscriptionPlan } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { type Milliseconds, type Paise, seconds } from '@sabuja/kit';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';
import { isRefusal } from '@sabuja/ui/lib/refusal.ts';
import type { Callback, CreatedPayment, OpenedSheet, Payer, SheetResult } from './sheet.ts';

/** Step of a payment; the overlay is shown while it is `verifying`. */
export type PaymentStep = 'asking' | 'paying' | 'verifying' | 'idle';

export type PaymentDeps = {
  api: Client;
  openSheet: (created: CreatedPayment, payer: Payer) => Promise<OpenedSheet>;
  wait: (duration: Milliseconds) => Promise<void>;
  now: () => number;
  onStep: (step: PaymentStep) => void;
};

/** What to pay, in paise: waiting orders, or a recharge. */
export type PaymentRequest = { amount: Paise; payer: Payer } & (
  | { purpose: 'ORDER'; orderUids: readonly string[] }
  | { purpose: 'WALLET'; plan?: PlanVersion | undefined }
);

/** The plan that a recharge buys, with the version whose terms the customer saw. */
export type PlanVersion = Pick<SubscriptionPlan, 'id' | 'version'>;

/** Why a payment failed or is unknown. */
export type PaymentFailure =
  | { reason: 'not-created' | 'goes-back' | 'nothing-to-pay'; error: unknown }
  | {
      reason:
        | 'no-sheet'
        | 'cancelled'
        | 'not-completed'
        | 'timeout'
        | 'not-verified'
        | 'unverified';
    };
type PaymentSuccess = { reason: 'paid'; paymentId: string };
/** `closed`: the page closed the sheet because it learned the result by polling. */
export type PaymentResult = PaymentSuccess | PaymentFailure | { reason: 'closed' };

/** How long the page waits for the payment to be verified (S9.8). */
const VERIFY_TIMEOUT = seconds(60);
const VERIFY_RETRY_DELAY = seconds(3);

/**
 * Runs one payment: creation, sheet, and verification by the server (S4h.1). `onSheetOpen` receives
 * the open sheet, so that it can be closed if the server learns of the payment first.
 */
export async function pay(
  deps: PaymentDeps,
  payment: PaymentRequest,
  onSheetOpen: (close: () => void) => () => void = () => () => undefined,
): Promise<PaymentResult> {
  deps.onStep('asking');
  let created: CreatedPayment;
  try {
    created = await createPayment(deps, payment);
  } catch (error) {
    return { reason: isNothingToPay(error) ? 'nothing-to-pay' : 'not-created', error };
  }
  const sheetResult = await runSheet(deps, created, payment.payer, onSheetOpen);
  deps.onStep('verifying');
  if (sheetResult === undefined) return { reason: 'no-sheet' };
  switch (sheetResult.kind) {
    case 'paid':
      return verify(deps, payment, sheetResult.callback);
    case 'dismissed':
      return { reason: sheetResult.afterFailure ? 'not-completed' : 'cancelled' };
    default:
      return { reason: sheetResult.kind };
  }
}

/** True if no sheet was shown: then nothing can have been paid. */
export const sheetFailedToOpen = ({ reason }: PaymentFailure): boolean =>
  reason === 'not-created' || reason === 'no-sheet';

const isNothingToPay = (error: unknown): boolean => problemOf(error)?.code === 'NOT_TO_PAY';

const createPayment = (
  { api, now }: PaymentDeps,
  payment: PaymentRequest,
): Promise<CreatedPayment> =>
  api('POST /api/v1/payment/create', {
    body: {
      amount: payment.amount,
      currency: 'INR',
      receipt: `${payment.purpose.toLowerCase()}-${now()}`,
      payment_capture: 1,
      purpose: payment.purpose,
      ...(payment.purpose === 'ORDER'
        ? { order_uids: [...payment.orderUids] }
        : payment.plan && {
            subscription_id: payment.plan.id,
            subscription_version: payment.plan.version,
          }),
    },
  });

/** Returns undefined if the sheet could not be opened. */
async function runSheet(
  deps: PaymentDeps,
  created: CreatedPayment,
  payer: Payer,
  onSheetOpen: (close: () => void) => () => void,
): Promise<SheetResult | undefined> {
  try {
    const sheet = await deps.openSheet(created, payer);
    deps.onStep('paying');
    const stop = onSheetOpen(sheet.close);
    return await sheet.result.finally(stop);
  } catch {
    return undefined;
  }
}

/**
 * Sends the callback to the server, repeatedly until there is a final response or a minute has
 * passed.
 */
async function verify(
  deps: PaymentDeps,
  payment: PaymentRequest,
  callback: Callback,
): Promise<PaymentResult> {
  const deadline = deps.now() + VERIFY_TIMEOUT;
  for (;;) {
    const { result, isFinal } = await sendVerification(deps, payment, callback, deadline);
    if (isFinal || deps.now() + VERIFY_RETRY_DELAY >= deadline) return result;
    await deps.wait(VERIFY_RETRY_DELAY);
    if (deps.now() >= deadline) return result;
  }
}

/** Result of one verification request; `isFinal` is false if a retry may change it. */
async function sendVerification(
  { api, now }: PaymentDeps,
  { purpose, amount }: PaymentRequest,
  callback: Callback,
  deadline: number,
): Promise<{ result: PaymentResult; isFinal: boolean }> {
  try {
    const verified = await api('POST /api/v1/payment/verify', {
      body: { ...callback, amount, payment_type: purpose, payment_sub_type: 'online' },
      signal: AbortSignal.timeout(deadline - now()),
    });
    // A 200 without success (S7e.2) comes from an intermediary: retry.
    return isSuccess(verified)
      ? { result: { reason: 'paid', paymentId: callback.payment_id }, isFinal: true }
      : { result: { reason: 'unverified' }, isFinal: false };
  } catch (error) {
    switch (problemOf(error)?.code) {
      case 'NOT_VERIFIED':
        return { result: { reason: 'not-verified' }, isFinal: true };
      case 'NOT_PAID':
        return { result: { reason: 'not-completed' }, isFinal: true };
      case 'GOES_BACK':
        return { result: { reason: 'goes-back', error }, isFinal: true };
      case 'CONFIRMING':
        return { result: { reason: 'timeout' }, isFinal: false };
      default:
        return { result: { reason: 'unverified' }, isFinal: isRefusal(error) };
    }
  }
}

/** The body is checked at runtime: a captive portal may respond with status 200. */
const isSuccess = (body: unknown): boolean =>
  (body as { status?: unknown } | null | undefined)?.status === 'success';
