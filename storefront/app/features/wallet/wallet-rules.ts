import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_ONLINE_AMOUNT, MIN_ONLINE_AMOUNT } from '@sabuja/contract/limits';
import { formatPaise, type Paise, toPaise } from '@sabuja/kit';
import { isApiError } from '@sabuja/ui/lib/api-error.ts';
import { InvalidDataError } from './wallet-queries.ts';

/** Clamps a typed amount to at least 0 (S5.11). */
export const clampAmount = (typed: string): string => (Number(typed) < 0 ? '0' : typed);

/** Parses a recharge amount to paise, or returns the validation message. */
export function parseAmount(typed: string): { amount: Paise } | { problem: MessageDescriptor } {
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  if (!(number > 0) || !isMoney(number)) return { problem: msg`Please enter a valid amount.` };
  const amount = toPaise(number);
  if (amount < MIN_ONLINE_AMOUNT)
    return { problem: minimumMessage(formatPaise(MIN_ONLINE_AMOUNT)) };
  if (amount > MAX_ONLINE_AMOUNT)
    return { problem: maximumMessage(formatPaise(MAX_ONLINE_AMOUNT)) };
  return { amount };
}

const minimumMessage = (amount: string) => msg`The least you can recharge is ${amount}.`;
const maximumMessage = (amount: string) => msg`The most you can recharge at once is ${amount}.`;

function isMoney(number: number): boolean {
  try {
    return toPaise(number) > 0;
  } catch {
    return false;
  }
}

/** Message for a failed request of the plans (S8.10). */
export const plansFailure = (error: unknown): MessageDescriptor =>
  error instanceof InvalidDataError
    ? msg`Invalid subscriptions data`
    : msg`Failed to fetch subscriptions.`;

/** Message for a failed request of the balance: rejected, or no response (S8.10). */
export const walletFailure = (error: unknown): MessageDescriptor =>
  isApiError(error)
    ? msg`Failed to fetch wallet details.`
    : msg`An error occurred while fetching wallet details.`;

/** Message for a failed request of the transactions (S8.10). */
export const historyFailure = (error: unknown): MessageDescriptor =>
  isApiError(error)
    ? msg`Failed to fetch transaction history.`
    : msg`Error fetching transaction history.`;
