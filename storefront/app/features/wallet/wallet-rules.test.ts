import { ApiError } from '@sabuja/contract/client';
import { expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { InvalidDataError } from './wallet-queries.ts';
import {
  clampAmount,
  historyFailure,
  parseAmount,
  plansFailure,
  walletFailure,
} from './wallet-rules.ts';

const parse = (typed: string) => {
  const parsed = parseAmount(typed);
  return 'amount' in parsed ? parsed.amount : inEnglish(parsed.problem);
};

it('S5.11 a recharge is a number above 0, and the field never goes below 0', () => {
  expect(parse('500')).toBe(50_000);
  expect(parse('99.5')).toBe(9950);
  for (const invalid of ['', ' ', '0', '-5', 'abc', 'NaN', 'Infinity', '1.234']) {
    expect([invalid, parse(invalid)]).toEqual([invalid, 'Please enter a valid amount.']);
  }
  expect(['-1', '-0.5', '0', '12', ''].map(clampAmount)).toEqual(['0', '0', '0', '12', '']);
});

it('the provider accepts 1 rupee to 10 lakh', () => {
  expect(parse('0.99')).toBe('The least you can recharge is ₹1.00.');
  expect(parse('1')).toBe(100);
  expect(parse('1000000')).toBe(1_000_000_00);
  expect(parse('1000001')).toBe('The most you can recharge at once is ₹10,00,000.00.');
});

it('S8.10 failures are distinguished: rejected, no response, or invalid response', () => {
  const serverError = new ApiError(500, { code: 'X', message: 'x' });
  const networkError = new TypeError('Failed to fetch');
  expect([serverError, networkError].map((error) => inEnglish(walletFailure(error)))).toEqual([
    'Failed to fetch wallet details.',
    'An error occurred while fetching wallet details.',
  ]);
  expect([serverError, networkError].map((error) => inEnglish(historyFailure(error)))).toEqual([
    'Failed to fetch transaction history.',
    'Error fetching transaction history.',
  ]);
  expect(
    [serverError, new InvalidDataError()].map((error) => inEnglish(plansFailure(error))),
  ).toEqual(['Failed to fetch subscriptions.', 'Invalid subscriptions data']);
});
