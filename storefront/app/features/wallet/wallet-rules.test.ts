import { ApiError } from '@sabuja/contract/client';
import { expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { InvalidData } from './wallet-queries.ts';
import {
  clampAmount,
  historyFailure,
  plansFailure,
  readAmount,
  walletFailure,
} from './wallet-rules.ts';

const read = (typed: string) => {
  const found = readAmount(typed);
  return 'amount' in found ? found.amount : inEnglish(found.problem);
};

it('S5.11 a recharge is a number above 0, and what is typed never stands below it', () => {
  expect(read('500')).toBe(50_000);
  expect(read('99.5')).toBe(9950);
  for (const wrong of ['', ' ', '0', '-5', 'abc', 'NaN', 'Infinity', '1.234']) {
    expect([wrong, read(wrong)]).toEqual([wrong, 'Please enter a valid amount.']);
  }
  expect(['-1', '-0.5', '0', '12', ''].map(clampAmount)).toEqual(['0', '0', '0', '12', '']);
});

it('the provider takes no less than a rupee and no more than ten lakh', () => {
  expect(read('0.99')).toBe('The least you can recharge is ₹1.00.');
  expect(read('1')).toBe(100);
  expect(read('1000000')).toBe(1_000_000_00);
  expect(read('1000001')).toBe('The most you can recharge at once is ₹10,00,000.00.');
});

it('S8.10 what failed is told apart: refused, unanswered, or no sensible answer', () => {
  const refused = new ApiError(500, { code: 'X', message: 'x' });
  const unanswered = new TypeError('Failed to fetch');
  expect([refused, unanswered].map((error) => inEnglish(walletFailure(error)))).toEqual([
    'Failed to fetch wallet details.',
    'An error occurred while fetching wallet details.',
  ]);
  expect([refused, unanswered].map((error) => inEnglish(historyFailure(error)))).toEqual([
    'Failed to fetch transaction history.',
    'Error fetching transaction history.',
  ]);
  expect([refused, new InvalidData()].map((error) => inEnglish(plansFailure(error)))).toEqual([
    'Failed to fetch subscriptions.',
    'Invalid subscriptions data',
  ]);
});
