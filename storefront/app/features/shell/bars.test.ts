import { describe, expect, test } from 'vitest';
import { hasBottomBar, navSectionOf } from './bars.ts';

describe('the bottom bar', () => {
  test.each(['/', '/categories/3', '/aboutus', '/profile', '/orderSummary/1'])(
    'stands on %s',
    (path) => expect(hasBottomBar(path)).toBe(true),
  );
  test.each(['/product/7', '/cart', '/checkout', '/Auth'])('is hidden on %s', (path) =>
    expect(hasBottomBar(path)).toBe(false),
  );
  test('marks the current section', () => {
    expect(navSectionOf('/')).toBe('home');
    expect(navSectionOf('/categories/3')).toBe('categories');
    expect(navSectionOf('/orderSummary/x')).toBe('profile');
    expect(navSectionOf('/aboutus')).toBeUndefined();
  });
});
