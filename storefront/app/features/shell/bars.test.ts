import { describe, expect, test } from 'vitest';
import { hasBottomBar, placeOf } from './bars.ts';

describe('the bottom bar', () => {
  test.each(['/', '/categories/3', '/aboutus', '/profile', '/orderSummary/1'])(
    'stands on %s',
    (path) => expect(hasBottomBar(path)).toBe(true),
  );
  test.each(['/product/7', '/cart', '/checkout', '/Auth'])('leaves its place on %s', (path) =>
    expect(hasBottomBar(path)).toBe(false),
  );
  test('marks the present place', () => {
    expect(placeOf('/')).toBe('home');
    expect(placeOf('/categories/3')).toBe('categories');
    expect(placeOf('/orderSummary/x')).toBe('profile');
    expect(placeOf('/aboutus')).toBeUndefined();
  });
});
