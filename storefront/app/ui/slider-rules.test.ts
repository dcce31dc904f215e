import { expect, test } from 'vitest';
import { isCopy, slotsOf, wrapIndex } from './slider-rules.ts';

test('S2b.5 the first slide follows the last', () => {
  expect(wrapIndex(4, 4)).toBe(0);
  expect(wrapIndex(-1, 4)).toBe(3);
  expect(wrapIndex(2, 4)).toBe(2);
});

test('S2b.5 an endless row has a copy of a slide at each end, another row has none', () => {
  const copies = (isEndless: boolean) => {
    const slots = slotsOf(3, isEndless);
    return slots.filter((_, slot) => isCopy(slot, slots.length, isEndless));
  };
  expect(slotsOf(3, true)).toEqual([2, 0, 1, 2, 0]);
  expect(copies(true)).toEqual([2, 0]);
  expect(slotsOf(3, false)).toEqual([0, 1, 2]);
  expect(copies(false)).toEqual([]);
});
