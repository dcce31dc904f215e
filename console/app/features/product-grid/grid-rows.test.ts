import { setupI18n } from '@lingui/core';
import type { StaffStock } from '@sabuja/contract';
import { describe, expect, test } from 'vitest';
import { createProblemFinder } from './cell-problems.ts';
import { readCell, showCell } from './cell-values.ts';
import { gridColumns } from './grid-columns.ts';
import {
  applyEdits,
  applyResults,
  changedFields,
  findEdits,
  type GridRow,
  reverse,
  toChange,
  toRow,
} from './grid-rows.ts';

const stock = (overrides: Partial<StaffStock> = {}) =>
  ({
    stock_id: 7,
    version: 1,
    updated_by: 'Asha',
    name: 'Pumpkin',
    description: '',
    units: '1 kg',
    translations: {},
    sku: 'PUMPKIN',
    barcode: null,
    subcategory_id: 3,
    category_id: 1,
    department: 'GROCERY',
    cost: 40,
    discount: 0,
    mrp: null,
    gst: 0,
    hsn: '0709',
    veg_nonveg_type: 0,
    featured: false,
    image_urls: [],
    sequence: 0,
    lead_time_hours: null,
    max_per_order: null,
    aisle: null,
    state: 'active',
    quantity: 5,
    updated_at: '2026-11-25T00:00:00Z',
    label: { net_quantity: null, net_unit: null, translations: {}, allergens: null },
    ...overrides,
  }) as StaffStock;
const one = (rows: readonly GridRow[]) => rows[0] as GridRow;
const edit = (row: GridRow, fields: Record<string, string>): GridRow =>
  one(
    applyEdits(
      [row],
      Object.entries(fields).map(([field, to]) => ({ row: 0, field: field as 'cost', to })),
    ),
  );
const conflictWith = (theirs: StaffStock) => ({
  stock_id: 7,
  ok: false,
  problem: { code: 'CHANGED_MEANWHILE', message: 'Asha has changed this.', details: theirs },
});
const column = (field: string) => gridColumns.find((each) => each.field === field) as never;

describe('S10.210 edits', () => {
  test('only what differs is a change, its reverse takes it back, and other rows stay the same objects', () => {
    const rows = [toRow(stock()), toRow(stock({ stock_id: 8 }))];
    const edits = findEdits(rows, [
      { row: 0, field: 'cost', to: '45' },
      { row: 0, field: 'name', to: 'Pumpkin' },
      { row: 5, field: 'name', to: 'beyond' },
    ]);
    expect(edits).toEqual([{ row: 0, field: 'cost', from: '40', to: '45' }]);
    const edited = applyEdits(rows, edits);
    expect([changedFields(one(edited)), edited[1] === rows[1]]).toEqual([['cost'], true]);
    expect(changedFields(one(applyEdits(edited, reverse(edits))))).toEqual([]);
  });

  test('a change is sent by field, with the version it was made from', () => {
    const row = edit(toRow(stock()), { mrp: '50', name_hi: 'कद्दू', units_hi: '1 किलो', aisle: '' });
    expect(toChange(row)).toEqual({
      stock_id: 7,
      change: {
        mrp: 50,
        translations: { hi: { name: 'कद्दू', units: '1 किलो' } },
        version: 1,
      },
    });
  });
});

describe('S10.212 S10.213 what became of a row', () => {
  const sent = edit(toRow(stock()), { cost: '45', aisle: 'F2' });

  test('a saved row is as the server says, and keeps what was typed while it was saved', () => {
    const typed = edit(sent, { hsn: '0710' });
    const saved = stock({ version: 2, cost: 45, aisle: 'F2', sequence: 9 });
    const row = one(applyResults([typed], [sent], [{ stock_id: 7, ok: true, stock: saved }]));
    expect([changedFields(row), row.version, row.draft.sequence]).toEqual([['hsn'], 2, '9']);
  });

  test('a refused row keeps everything, and its failure is over when its cell is changed', () => {
    const problem = { code: 'SKU_TAKEN', message: 'Taken.', field: 'sku' };
    const tried = edit(sent, { sku: 'OTHER' });
    const row = one(applyResults([tried], [tried], [{ stock_id: 7, ok: false, problem }]));
    expect([row.draft, row.failure?.field]).toEqual([tried.draft, 'sku']);
    expect(edit(row, { cost: '46' }).failure?.message).toBe('Taken.');
    expect(edit(row, { sku: 'FREE' }).failure).toBeUndefined();
  });

  test('after a conflict theirs stands where only they changed something, one’s own elsewhere', () => {
    const theirs = stock({ version: 5, cost: 60, hsn: '0710' });
    const row = one(applyResults([sent], [sent], [conflictWith(theirs)]));
    expect([row.version, row.draft.cost, row.base.cost, row.draft.hsn, row.draft.aisle]).toEqual([
      ...[5, '45', '60', '0710', 'F2'],
    ]);
    expect(row.failure?.conflict).toEqual({ by: 'Asha', theirs: ['cost', 'hsn'], both: ['cost'] });
    const taken = edit(row, { cost: '60' });
    expect([changedFields(taken), taken.failure?.conflict?.both]).toEqual([['aisle'], []]);
    expect(toChange(taken).change).toEqual({ aisle: 'F2', version: 5 });
  });

  test('a request whose answer got lost is found saved when it is sent again', () => {
    const saved = stock({ version: 2, cost: 45, aisle: 'F2' });
    const row = one(applyResults([sent], [sent], [conflictWith(saved)]));
    expect([changedFields(row), row.failure, row.version]).toEqual([[], undefined, 2]);
  });
});

describe('S10.211 values as they are typed and pasted', () => {
  const subcategories = [
    { value: '3', label: 'Gourds' },
    { value: '4', label: 'Fruit › Everyday' },
  ];

  test.each([
    ['cost', '₹ 1,200.50', '1200.5'],
    ['cost', '1,20,000', '120000'],
    ['cost', '12,5', '12,5'],
    ['discount', '5 %', '5'],
    ['discount', ' ', '0'],
    ['sku', ' abc-1 ', 'ABC-1'],
    ['name', 'two\n lines', 'two lines'],
    ['description', ' two\nlines ', 'two\nlines'],
    ['subcategory_id', 'GOURDS', '3'],
    ['subcategory_id', '4', '4'],
    ['subcategory_id', 'Nowhere', 'Nowhere'],
  ])('%s %j', (field, typed, value) => {
    expect(readCell(column(field), typed, subcategories)).toBe(value);
  });

  test('amounts are shown as such, choices by their name', () => {
    expect(showCell(column('cost'), '1200.5', [])).toBe('₹1,200.50');
    expect(showCell(column('cost'), 'abc', [])).toBe('abc');
    expect(showCell(column('subcategory_id'), '3', subcategories)).toBe('Gourds');
  });

  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const find = createProblemFinder(i18n, () => subcategories);
  test.each([
    [{ name: '' }, 'name'],
    [{ cost: '0' }, 'cost'],
    [{ cost: '12.345' }, 'cost'],
    [{ cost: '51', mrp: '50' }, 'cost,mrp'],
    [{ cost: '0.01', discount: '60' }, 'cost,discount'],
    [{ discount: '100' }, 'discount'],
    [{ hsn: '08040' }, 'hsn'],
    [{ barcode: '89 01' }, 'barcode'],
    [{ net_quantity: '0.0001' }, 'net_quantity'],
    [{ max_per_order: '1.5' }, 'max_per_order'],
    [{ subcategory_id: 'Nowhere' }, 'subcategory_id'],
    [{ aisle: 'x'.repeat(61) }, 'aisle'],
    [{ name: 'Ash gourd', cost: '49.5', mrp: '50', hsn: '070999', max_per_order: '' }, ''],
  ])('%j is said at once', (fields, wrong) => {
    const problems = find(edit(toRow(stock()), fields as Record<string, string>));
    expect(problems.map(({ field }) => field).join()).toBe(wrong);
    expect(problems.every(({ message }) => message.length > 10)).toBe(true);
  });

  test('what nobody changed is not checked', () => {
    expect(find(toRow(stock({ hsn: '' })))).toEqual([]);
  });
});
