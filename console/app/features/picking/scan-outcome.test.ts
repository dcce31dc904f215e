import type { PickingLine } from '@sabuja/contract';
import { describe, expect, test } from 'vitest';
import { resolveScan } from './scan-outcome.ts';

const line = (uid: string, overrides: Partial<PickingLine> = {}): PickingLine => ({
  uid,
  type: 'STOCK',
  name: uid,
  units: '1 kg',
  quantity: 2,
  aisle: 'Cold store',
  image_url: null,
  note: null,
  if_missing: null,
  barcode: null,
  pack_grams: 1000,
  parts: [],
  amount: 100,
  recalled: [],
  pick: null,
  ...overrides,
});
const picked = (found: number, rest: Partial<NonNullable<PickingLine['pick']>> = {}) => ({
  ...{ found, grams: null, reason: null, substitute: null, amount: 50 },
  ...rest,
});
const curd = line('curd', { barcode: '8901234567894' });
const outcome = (lines: PickingLine[], barcode: string, counts = {}) => {
  const { kind, ...rest } = resolveScan(lines, counts, barcode);
  const { line: of, ...numbers } = { line: undefined, ...rest };
  return { kind, line: of?.uid, ...numbers };
};

describe('S10.115 a scan', () => {
  test('S10.152 a line whose units were all counted and not recorded is recorded by the next scan', () => {
    const counted = outcome([curd], '8901234567894', { curd: 2 });
    expect(counted).toEqual({ kind: 'found', line: 'curd', found: 2 });
  });

  test('counts one of the line with the barcode, and records it when all were scanned', () => {
    const lines = [line('paneer', { barcode: 'FM-77' }), curd];
    expect(outcome(lines, '8901234567894')).toEqual({ kind: 'counted', line: 'curd', counted: 1 });
    const counts = { curd: 1 };
    expect(outcome(lines, '8901234567894', counts)).toEqual({
      ...{ kind: 'found', line: 'curd', found: 2 },
    });
    expect(outcome(lines, 'fm-77')).toMatchObject({ kind: 'counted', line: 'paneer' });
  });

  test('of another barcode changes nothing, one of a combo’s part says of which', () => {
    const parts = [{ name: 'Ghee', units: '1 kg', quantity: 1, barcode: '555' }];
    const lines = [curd, line('breakfast', { type: 'COMBO', parts })];
    expect(outcome(lines, '777').kind).toBe('unknown');
    expect(outcome(lines, '  ').kind).toBe('unknown');
    expect(outcome(lines, '555')).toEqual({ kind: 'in_combo', line: 'breakfast' });
  });

  test('reads 12 and 13 digits of one number alike', () => {
    const cola = line('cola', { barcode: '0036000291452', quantity: 1 });
    expect(outcome([cola], '036000291452')).toMatchObject({ kind: 'found', found: 1 });
  });

  test('adds to a line that was short, not to one that is complete, weighed or replaced', () => {
    const with_ = (pick: PickingLine['pick']) => [{ ...curd, quantity: 3, pick }];
    expect(outcome(with_(picked(1, { reason: 'DAMAGED' })), curd.barcode ?? '')).toMatchObject({
      ...{ kind: 'found', found: 2 },
    });
    expect(outcome(with_(picked(3)), curd.barcode ?? '').kind).toBe('all_found');
    expect(outcome(with_(picked(2, { grams: 1900 })), curd.barcode ?? '').kind).toBe('recorded');
  });

  test('of a product in two lines goes to the one that is not complete', () => {
    const { barcode } = curd;
    const of = (pick: PickingLine['pick']) =>
      outcome([{ ...curd, pick }, line('more curd', { barcode })], barcode ?? '');
    const next = { kind: 'counted', line: 'more curd', counted: 1 };
    expect(of(picked(2))).toEqual(next);
    expect(of(picked(1, { grams: 900 }))).toEqual(next);
    expect(of(picked(0, { reason: 'NOT_THERE' }))).toEqual(next);
    const all = [{ ...curd, pick: picked(2) }, line('more curd', { barcode, pick: picked(2) })];
    expect(outcome(all, barcode ?? '')).toEqual({ kind: 'all_found', line: 'curd', quantity: 4 });
  });
});
