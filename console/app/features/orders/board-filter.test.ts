import type { StaffOrder } from '@sabuja/contract';
import { MAX_SEARCH_LENGTH } from '@sabuja/contract/limits';
import { istDate } from '@sabuja/kit';
import { expect, test } from 'vitest';
import { changeFilter, matchesFilter, parseFilter } from './board-filter.ts';

const today = istDate(new Date('2026-11-22T20:00:00Z'));
const parse = (query: string) => parseFilter(new URLSearchParams(query), today);

test('the address names day, slot, department, zone, status and search', () => {
  expect(
    parse('date=2026-11-20&slot=3&department=KITCHEN&zone=Patia&status=PACKED&late=1&q=%20735 '),
  ).toEqual({
    date: '2026-11-20',
    slot: 3,
    department: 'KITCHEN',
    zone: 'Patia',
    status: 'PACKED',
    late: true,
    q: '735',
  });
});

test('S10.466 a longer text than may be searched is cut', () => {
  expect(parse(`q=${'9'.repeat(300)}`).q).toHaveLength(MAX_SEARCH_LENGTH);
});

test('what is invalid in the address counts as not said; the day is today in India', () => {
  expect(parse('date=2026-02-30&slot=x&department=TOYS&status=LOST')).toEqual({
    date: '2026-11-23',
    slot: undefined,
    department: undefined,
    zone: undefined,
    status: undefined,
    late: false,
    q: '',
  });
});

test('a change leaves the rest of the address, and today out of it', () => {
  const change = (query: string, part: Parameters<typeof changeFilter>[1]) =>
    changeFilter(new URLSearchParams(query), part, today).toString();
  expect(change('slot=3&q=asha', { status: 'PACKED' })).toBe('slot=3&q=asha&status=PACKED');
  expect(change('slot=3&q=asha', { slot: undefined, q: '' })).toBe('');
  expect(change('date=2026-11-20', { date: '2026-11-23' })).toBe('');
  expect(change('', { late: true })).toBe('late=1');
});

test('an order is shown when every part of the filter matches', () => {
  const order = {
    slot_id: 3,
    department: 'GROCERY',
    zone: 'Patia',
    status: 'PACKED',
    lateness: 'late',
  } as StaffOrder;
  const filter = {
    slot: 3,
    department: 'GROCERY',
    zone: 'Patia',
    status: 'PACKED',
    late: true,
  } as const;
  expect(matchesFilter(order, filter)).toBe(true);
  expect(matchesFilter(order, {})).toBe(true);
  expect(matchesFilter({ ...order, lateness: 'on_time' }, filter)).toBe(false);
  for (const other of [{ slot_id: 4 }, { zone: null }, { status: 'PLACED' }] as const) {
    expect(matchesFilter({ ...order, ...other }, filter)).toBe(false);
  }
});
