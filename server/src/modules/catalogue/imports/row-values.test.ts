import { expect, test } from 'vitest';
import { toRowValues } from './row-values.ts';

test.each([
  ['1200.5', 1200.5],
  ['₹1,200.50', 1200.5],
  ['₹ 12,345', 12_345],
  ['1,20,000', 120_000],
  ['120,000.00', 120_000],
])('S10.403 the price %s of a sheet is %d rupees', (cost, rupees) => {
  expect(toRowValues({ cost })).toEqual({ cost: rupees });
});

test.each(['12,50', '₹1,20', '1,2,345', '12,', ',500', '1234,567', '12.5.0', '1e3'])(
  'S10.403 the price %s of a sheet is refused, not read as another amount',
  (cost) => {
    expect(toRowValues({ cost })).toMatchObject({
      code: 'BAD_FIELD',
      details: { column: 'cost', value: cost },
    });
  },
);

test.each(['mrp', 'barcode', 'aisle', 'lead_time_hours', 'max_per_order'])(
  "S10.424 '-' clears the field %s",
  (column) => {
    expect(toRowValues({ [column]: ' - ' })).toEqual({ [column]: null });
  },
);

test("S10.424 '-' clears no field that every product has", () => {
  expect(toRowValues({ cost: '-' })).toMatchObject({ code: 'BAD_FIELD' });
});
