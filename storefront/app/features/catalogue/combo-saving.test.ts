import type { Combo } from '@sabuja/contract';
import { expect, test } from 'vitest';
import { comboSaving } from './combo-saving.ts';

const combo = (cost: number, discount: number, lines: [number, number, number][]) =>
  ({
    cost,
    discount,
    combos: lines.map(([cost, discount, quantities]) => ({ cost, discount, quantities })),
  }) as Combo;

test('S9.5 a combo saves what its parts cost more bought alone, to the paisa', () => {
  const basket = combo(165, 10, [
    [43, 12, 2],
    [42, 0, 1],
    [19.99, 0, 3],
  ]);
  expect(comboSaving(basket)).toEqual({ alone: 7568 + 4200 + 5997, saving: 17765 - 14850 });
});

test('a combo that is not cheaper saves nothing', () => {
  expect(comboSaving(combo(100, 0, [[40, 0, 2]]))).toEqual({ alone: 8000, saving: 0 });
  expect(comboSaving(combo(100, 0, []))).toEqual({ alone: 0, saving: 0 });
});
