import type { Stock } from '@sabuja/contract';
import { describe, expect, test } from 'vitest';
import { activeItems, nextRow, normalizeQuery } from './search-rules.ts';

describe('search', () => {
  test('blank text sends no request, other text is trimmed', () => {
    expect(normalizeQuery('   ')).toBe('');
    expect(normalizeQuery('  chhena   poda ')).toBe('chhena poda');
  });

  test('only products on sale are shown', () => {
    const stock = (inactive: 0 | 1) => ({ inactive }) as Stock;
    expect(activeItems([stock(0), stock(1)])).toEqual([stock(0)]);
  });

  test('arrow keys move through the results and back to the field', () => {
    expect(nextRow('ArrowDown', -1, 3)).toBe(0);
    expect(nextRow('ArrowDown', 2, 3)).toBe(-1);
    expect(nextRow('ArrowUp', -1, 3)).toBe(2);
    expect(nextRow('ArrowUp', 0, 3)).toBe(-1);
    expect(nextRow('ArrowDown', -1, 0)).toBe(-1);
    expect(nextRow('a', 1, 3)).toBe(1);
  });
});
