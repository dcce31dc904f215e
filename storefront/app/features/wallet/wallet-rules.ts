import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_ONLINE_AMOUNT, MIN_ONLINE_AMOUNT } from '@sabuja/contract/limits';
import { formatPaise, type Paise, toPaise } from '@sabuja/kit';
import { isApiError } from '../../lib/api-error.ts';
import { InvalidDataError } from './wallet-queries.ts';

/** What is typed as an amount never stands below 0 (S5.11). */
export const clampAmount = (typed: string): string => (Number(typed) < 0 ? '0' : typed);

/** The amount of a recharge, or why it cannot be one. */
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

/** Why a list of plans is not there. */
export const plansFailure = (error: unknown): MessageDescriptor =>
  error instanceof InvalidDataError
    ? msg`Invalid subscriptions data`
    : msg`Failed to fetch subscriptions.`;

/** Why the balance is not there: the shop refused, or nothing answered. */
export const walletFailure = (error: unknown): MessageDescriptor =>
  isApiError(error)
    ? msg`Failed to fetch wallet details.`
    : msg`An error occurred while fetching wallet details.`;

/** Why the history is not there. */
export const historyFailure = (error: unknown): MessageDescriptor =>
  isApiError(error)
    ? msg`Failed to fetch transaction history.`
    : msg`Error fetching transaction history.`;
