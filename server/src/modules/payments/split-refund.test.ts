import { sumPaise } from '@sabuja/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIN_REFUND, splitRefund } from './split-refund.ts';

const pay = (paymentId: string, amount: number, refunded = 0) => ({ paymentId, amount, refunded });

test('S10.175 a refund goes to the payment of an order, or to the one at the door first', () => {
  expect(splitRefund([pay('own', 5000)], 70)).toEqual([{ paymentId: 'own', amount: 70 }]);
  const two = [pay('own', 5000), pay('rest', 2500)];
  expect(splitRefund(two, 2000)).toEqual([{ paymentId: 'rest', amount: 2000 }]);
  expect(splitRefund(two, 7500)).toEqual([
    { paymentId: 'rest', amount: 2500 },
    { paymentId: 'own', amount: 5000 },
  ]);
  expect(splitRefund(two, 2550)).toEqual([
    { paymentId: 'rest', amount: 2400 },
    { paymentId: 'own', amount: 150 },
  ]);
  expect(splitRefund([pay('own', 5000), pay('rest', 2500, 2500)], 150)).toEqual([
    { paymentId: 'own', amount: 150 },
  ]);
});

test('S10.175 shares come to the refund, and none is above its payment or too little for the provider', () => {
  const amount = fc.integer({ min: 250, max: 6000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(amount, amount, share, (own, rest, part) => {
      const payments = [pay('own', own), pay('rest', rest)];
      const refund = MIN_REFUND + Math.floor(part * (own + rest - MIN_REFUND));
      const shares = splitRefund(payments, refund);
      expect(sumPaise(shares.map((one) => one.amount))).toBe(refund);
      for (const one of shares) {
        expect(one.amount).toBeGreaterThanOrEqual(MIN_REFUND);
        expect(one.amount).toBeLessThanOrEqual(one.paymentId === 'own' ? own : rest);
      }
    }),
  );
});
