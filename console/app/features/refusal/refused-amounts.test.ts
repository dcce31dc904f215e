import type { RefusedUnits, Stop, StopLine } from '@sabuja/contract';
import { describe, expect, test } from 'vitest';
import { isAllRefused, lowerStop } from './refused-amounts.ts';

const line = (item: string, values: Partial<StopLine> = {}): StopLine => ({
  item,
  part: 'ORDERED',
  name: item,
  units: '1 kg',
  quantity: 3,
  is_whole: false,
  taxable: 100,
  tax: 5,
  gst_percent: 5,
  tax_included: false,
  ...values,
});
const stopWith = (to_collect: number, lines?: StopLine[]): Stop => ({
  uid: 'order',
  order_no: 'order',
  status: 'OUT_FOR_DELIVERY',
  delivery_date: '2026-11-24',
  slot: 'Morning',
  zone: null,
  deliver_to: 'Asha',
  phone: '+919000000000',
  address: '12, Lane 3',
  pincode: '751024',
  note: null,
  latitude: null,
  longitude: null,
  is_located: false,
  units: 3,
  to_collect,
  sequence: 1,
  round: 'Patia',
  upi: null,
  paid_by_upi: 0,
  ...(lines && { lines }),
});
const refuse = (item: string, quantity: number, part: RefusedUnits['part'] = 'ORDERED') => ({
  item,
  part,
  quantity,
  reason: 'DAMAGED' as const,
});

describe('S10.143 what is refused of a stop', () => {
  test('lowers the amount to take by its part, with the tax of what remains', () => {
    // Two of three remain: 66.66 and 5 percent of it, 3.33.
    const { stop, lowered, back } = lowerStop(stopWith(130, [line('a')]), [refuse('a', 1)]);
    expect([stop.to_collect, lowered, back]).toEqual([94.99, 35.01, 0]);
  });

  test('lowers what is due first, and goes back beyond that', () => {
    const lines = [line('a'), line('a', { part: 'SUBSTITUTE', quantity: 1, taxable: 50, tax: 0 })];
    const refused = [refuse('a', 3), refuse('a', 1, 'SUBSTITUTE')];
    const { stop, lowered, back } = lowerStop(stopWith(60, lines), refused);
    expect([stop.to_collect, lowered, back]).toEqual([0, 155, 95]);
  });

  test('is nothing for a stop that an earlier release stored without its lines', () => {
    const stored = stopWith(130);
    expect(lowerStop(stored, [])).toEqual({ stop: stored, lowered: 0, back: 0 });
  });

  test('is all of it only when no unit is left', () => {
    const lines = [line('a'), line('b', { quantity: 1 })];
    expect(isAllRefused(lines, ({ quantity }) => quantity)).toBe(true);
    expect(isAllRefused(lines, ({ item }) => (item === 'a' ? 2 : 1))).toBe(false);
  });
});
