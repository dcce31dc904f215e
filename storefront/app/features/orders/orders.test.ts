import type { Order, OrderItem } from '@sabuja/contract';
import { ApiError } from '@sabuja/contract/client';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/in-english.ts';
import { refusalOf } from './complaint-rules.ts';
import {
  billRows,
  computeBill,
  orderProgress,
  paymentBadgeLabels,
  paymentState,
} from './order-rules.ts';

const order: Order = {
  uid: '6f7f1c0e-1111-4111-8111-111111111111',
  order_no: '6f7f1c0e',
  user_uid: '6f7f1c0e-2222-4222-8222-222222222222',
  department: 'GROCERY',
  delivery_address: '12 B, Saheed Nagar',
  deliver_to: 'Asha',
  delivery_note: null,
  final_amount: 149.5,
  final_tax: 4.5,
  delivery_charges: 25,
  applied_discount: 20,
  coupon: null,
  expected_delivery_date: '2026-11-22',
  delivery_slot: '7:00 AM - 9:00 AM',
  o_status: 'PLACED',
  can_cancel: true,
  waits_for_twin: false,
  payment_method: 'COD',
  payment_status: 0,
  pending_amount: 0,
  payment_id: null,
  raz_order_id: null,
  raz_pay_status: null,
  if_missing: null,
  created_at: '2026-11-21T07:00:00Z',
};
const createItem = (final_amount: number): OrderItem => ({
  uid: order.uid,
  item_id: 7,
  type: 'STOCK',
  item_name: 'Desi tomato',
  quantity: 2,
  cost: final_amount / 2,
  units: '1 kg',
  final_amount,
  image_url: null,
  note: null,
  if_missing: null,
  delivered: null,
});

describe('the payment badge', () => {
  it('S4f.1 distinguishes cancelled online, partial, done and pending', () => {
    const badgeFor = (changes: Partial<Order>) =>
      inEnglish(paymentBadgeLabels[paymentState({ ...order, ...changes })]);
    const cancelled = { o_status: 'CANCELLED', payment_method: 'ONLINE' } as const;
    expect(badgeFor(cancelled)).toBe('ONLINE - CANCELLED');
    expect(badgeFor({ ...cancelled, payment_id: 'pay_1', payment_status: 1 })).toBe('Payment DONE');
    expect(badgeFor({ payment_status: 1, pending_amount: 10 })).toBe('Partial Payment');
    expect(badgeFor({ payment_status: 1 })).toBe('Payment DONE');
    expect(badgeFor({})).toBe('PENDING');
    expect(badgeFor({ o_status: 'CANCELLED' })).toBe('PENDING');
  });
});

describe('the bill', () => {
  it('S2g.3 sums the items, and adds up to the final amount', () => {
    const bill = computeBill(order, [createItem(80), createItem(40)]);
    expect(bill.subTotal).toBe(12000);
    expect(bill.subTotal + bill.tax + bill.delivery - bill.discount).toBe(bill.final);
    expect([bill.discount, bill.includedDiscount]).toEqual([0, 2000]);
    const rowLabels = (changes: Partial<Order>) =>
      billRows(computeBill({ ...order, ...changes }, [createItem(80), createItem(40)])).map((row) =>
        inEnglish(row.label),
      );
    const always = ['Sub Total', 'Tax', 'Delivery Charges'];
    expect(rowLabels({ applied_discount: 0 })).toEqual(always);
    expect(rowLabels({ pending_amount: 10 })).toEqual([...always, 'Discount', 'Pending Amount']);
  });

  it('is of what is delivered, where that differs from what was ordered', () => {
    const delivered = { quantity: 1, final_amount: 40, substitute: null };
    const bill = computeBill(order, [{ ...createItem(80), delivered }, createItem(40)]);
    expect(bill.subTotal).toBe(8000);
  });

  it('S10.123 names the coupon beside the discount that it is part of', () => {
    const withCoupon = { ...order, coupon: { code: 'RAJA20', discount: 20 } };
    const bill = computeBill(withCoupon, [createItem(100), createItem(40)]);
    const [note] = billRows(bill).flatMap((row) => (row.note ? [row.note.values] : []));
    expect(note).toEqual({ coupon: 'RAJA20' });
  });

  it('subtracts only discounts not included in the lines’ prices', () => {
    const bill = computeBill(order, [createItem(100), createItem(40)]);
    expect([bill.discount, bill.includedDiscount]).toEqual([2000, 0]);
    expect(bill.subTotal + bill.tax + bill.delivery - bill.discount).toBe(bill.final);
  });
});

describe('an order', () => {
  it('has a progress and the time of each step', () => {
    expect(orderProgress('OUT_FOR_DELIVERY')).toEqual({ kind: 'under-way', stepIndex: 3 });
    expect(orderProgress('ATTEMPTED')).toEqual({ kind: 'under-way', stepIndex: 3 });
    expect(orderProgress('PICKING')).toEqual({ kind: 'under-way', stepIndex: 1 });
    expect(orderProgress('CANCELLED')).toEqual({ kind: 'cancelled' });
    expect(orderProgress('PAYMENT_PENDING')).toEqual({ kind: 'waiting-for-payment' });
  });
});

describe('a complaint that is refused', () => {
  const errorWithStatus = (status: number) =>
    new ApiError(status, { code: 'TOO_MANY_OPEN', message: 'Please wait for our answer.' });
  it('shows the reason when no further complaint is accepted, and no other server message', () => {
    expect(refusalOf(errorWithStatus(409))).toBe('Please wait for our answer.');
    expect([refusalOf(errorWithStatus(500)), refusalOf(new TypeError('no network'))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
