import type { Client } from '@sabuja/contract/client';
import { type Milliseconds, type Paise, seconds } from '@sabuja/kit';
import { problemOf } from '../../lib/api-error.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { Callback, CreatedPayment, OpenedSheet, Payer, SheetResult } from './sheet.ts';

/** How far a payment has come; the page is covered while it is `verifying`. */
export type PaymentStep = 'asking' | 'paying' | 'verifying' | 'idle';

export type PaymentDeps = {
  api: Client;
  openSheet: (created: CreatedPayment, payer: Payer) => Promise<OpenedSheet>;
  wait: (duration: Milliseconds) => Promise<void>;
  now: () => number;
  onStep: (step: PaymentStep) => void;
};

/** What is to be paid: orders that wait for it, or a recharge. */
export type PaymentRequest = { amount: Paise; payer: Payer } & (
  | { purpose: 'ORDER'; orderUids: readonly string[] }
  | { purpose: 'WALLET'; subscriptionId?: number | undefined }
);

/** Why nothing is known to be paid. */
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
export type PaymentSuccess = { reason: 'paid'; paymentId: string };
/** `closed`: the page closed the sheet, because it has heard elsewhere how it ended. */
export type PaymentResult = PaymentSuccess | PaymentFailure | { reason: 'closed' };

/** The page waits so long for its payment to be verified (S9.8). */
const VERIFY_TIMEOUT = seconds(60);
const VERIFY_RETRY_DELAY = seconds(3);

/**
 * One payment from asking for it to what the shop has verified of it (S4h.1). `untilKnown` is told of
 * the open sheet, so that it can be closed when the shop hears of the payment before the page does.
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

/** True where the payer never saw a sheet: then nothing can have been paid. */
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
        : payment.subscriptionId !== undefined && { subscription_id: payment.subscriptionId }),
    },
  });

/** Undefined when the sheet could not be opened. */
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

/** Tells the shop what the page heard, again and again until it has an answer or a minute is over. */
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

/** What the shop answers. What is not final may be answered otherwise a moment later. */
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
    // A 200 that does not say so (S7e.2) comes from something between us and the shop: ask again.
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

/** Whatever the body claims to be: a page of some network in between may have been sent with status 200. */
const isSuccess = (body: unknown): boolean =>
  (body as { status?: unknown } | null | undefined)?.status === 'success';
