import type { Client } from '@sabuja/contract/client';
import { type Milliseconds, type Paise, seconds } from '@sabuja/kit';
import { problemOf } from '../../lib/api-error.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { AskedPayment, Callback, OpenSheet, Payer, SheetEnd } from './sheet.ts';

/** How far a payment has come; the page is covered while it is `verifying`. */
export type PayStep = 'asking' | 'paying' | 'verifying' | 'idle';

export type PayParts = {
  api: Client;
  openSheet: (asked: AskedPayment, payer: Payer) => Promise<OpenSheet>;
  wait: (time: Milliseconds) => Promise<void>;
  now: () => number;
  onStep: (step: PayStep) => void;
};

/** What is to be paid: orders that wait for it, or a recharge. */
export type Bill = { amount: Paise; payer: Payer } & (
  | { purpose: 'ORDER'; orderUids: readonly string[] }
  | { purpose: 'WALLET'; subscriptionId?: number | undefined }
);

/** Why nothing is known to be paid. */
export type NotPaid =
  | { why: 'not-created' | 'goes-back' | 'nothing-to-pay'; error: unknown }
  | { why: 'no-sheet' | 'cancelled' | 'not-completed' | 'timeout' | 'not-verified' | 'unverified' };
export type Paid = { why: 'paid'; paymentId: string };
/** `closed`: the page closed the sheet, because it has heard elsewhere how it ended. */
export type PayEnd = Paid | NotPaid | { why: 'closed' };

/** The page waits so long for its payment to be verified (S9.8). */
const patience = seconds(60);
const askAgainAfter = seconds(3);

/**
 * One payment from asking for it to what the shop has verified of it (S4h.1). `untilKnown` is told of
 * the open sheet, so that it can be closed when the shop hears of the payment before the page does.
 */
export async function pay(
  parts: PayParts,
  bill: Bill,
  untilKnown: (close: () => void) => () => void = () => () => undefined,
): Promise<PayEnd> {
  parts.onStep('asking');
  let asked: AskedPayment;
  try {
    asked = await ask(parts, bill);
  } catch (error) {
    return { why: isNothingToPay(error) ? 'nothing-to-pay' : 'not-created', error };
  }
  const end = await sheetEnd(parts, asked, bill.payer, untilKnown);
  parts.onStep('verifying');
  if (end === undefined) return { why: 'no-sheet' };
  switch (end.kind) {
    case 'paid':
      return verify(parts, bill, end.callback);
    case 'dismissed':
      return { why: end.afterFailure ? 'not-completed' : 'cancelled' };
    default:
      return { why: end.kind };
  }
}

/** True where the payer never saw a sheet: then nothing can have been paid. */
export const cannotBePaid = ({ why }: NotPaid): boolean =>
  why === 'not-created' || why === 'no-sheet';

const isNothingToPay = (error: unknown): boolean => problemOf(error)?.code === 'NOT_TO_PAY';

const ask = ({ api, now }: PayParts, bill: Bill): Promise<AskedPayment> =>
  api('POST /api/v1/payment/create', {
    body: {
      amount: bill.amount,
      currency: 'INR',
      receipt: `${bill.purpose.toLowerCase()}-${now()}`,
      payment_capture: 1,
      purpose: bill.purpose,
      ...(bill.purpose === 'ORDER'
        ? { order_uids: [...bill.orderUids] }
        : bill.subscriptionId !== undefined && { subscription_id: bill.subscriptionId }),
    },
  });

/** Undefined when the sheet could not be opened. */
async function sheetEnd(
  parts: PayParts,
  asked: AskedPayment,
  payer: Payer,
  untilKnown: (close: () => void) => () => void,
): Promise<SheetEnd | undefined> {
  try {
    const sheet = await parts.openSheet(asked, payer);
    parts.onStep('paying');
    const stop = untilKnown(sheet.close);
    return await sheet.ended.finally(stop);
  } catch {
    return undefined;
  }
}

/** Tells the shop what the page heard, again and again until it has an answer or a minute is over. */
async function verify(parts: PayParts, bill: Bill, callback: Callback): Promise<PayEnd> {
  const until = parts.now() + patience;
  for (;;) {
    const { end, isFinal } = await tell(parts, bill, callback, until);
    if (isFinal || parts.now() + askAgainAfter >= until) return end;
    await parts.wait(askAgainAfter);
    if (parts.now() >= until) return end;
  }
}

/** What the shop answers. What is not final may be answered otherwise a moment later. */
async function tell(
  { api, now }: PayParts,
  { purpose, amount }: Bill,
  callback: Callback,
  until: number,
): Promise<{ end: PayEnd; isFinal: boolean }> {
  try {
    const verified = await api('POST /api/v1/payment/verify', {
      body: { ...callback, amount, payment_type: purpose, payment_sub_type: 'online' },
      signal: AbortSignal.timeout(until - now()),
    });
    // A 200 that does not say so (S7e.2) comes from something between us and the shop: ask again.
    return isSuccess(verified)
      ? { end: { why: 'paid', paymentId: callback.payment_id }, isFinal: true }
      : { end: { why: 'unverified' }, isFinal: false };
  } catch (error) {
    switch (problemOf(error)?.code) {
      case 'NOT_VERIFIED':
        return { end: { why: 'not-verified' }, isFinal: true };
      case 'NOT_PAID':
        return { end: { why: 'not-completed' }, isFinal: true };
      case 'GOES_BACK':
        return { end: { why: 'goes-back', error }, isFinal: true };
      case 'CONFIRMING':
        return { end: { why: 'timeout' }, isFinal: false };
      default:
        return { end: { why: 'unverified' }, isFinal: isRefusal(error) };
    }
  }
}

/** Whatever the body claims to be: a page of some network in between may have been sent with status 200. */
const isSuccess = (body: unknown): boolean =>
  (body as { status?: unknown } | null | undefined)?.status === 'success';
