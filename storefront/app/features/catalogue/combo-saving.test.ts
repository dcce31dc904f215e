import type { Combo } from '@sabuja/contract';
import { expect, test } from 'vitest';
import { comboSaving } from './combo-saving.ts';

const createCombo = (cost: number, discount: number, lines: [number, number, number][]) =>
  ({
    cost,
    discount,
    combos: lines.map(([cost, discount, quantities]) => ({ cost, discount, quantities })),
  }) as Combo;

test('the saving of a combo is the separate cost of its parts less its price, to the paisa', () => {
  const basket = createCombo(165, 10, [
    [43, 12, 2],
    [42, 0, 1],
    [19.99, 0, 3],
  ]);
  expect(comboSaving(basket)).toEqual({ separateCost: 7568 + 4200 + 5997, saving: 17765 - 14850 });
});

test('a combo that is not cheaper has no saving', () => {
  expect(comboSaving(createCombo(100, 0, [[40, 0, 2]]))).toEqual({ separateCost: 8000, saving: 0 });
  expect(comboSaving(createCombo(100, 0, []))).toEqual({ separateCost: 0, saving: 0 });
});
