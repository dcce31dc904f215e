import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

const of = (search: string, today = '2026-03-15') => periodOf(new URLSearchParams(search), today);

test('S10.104 the period stands in the address', () => {
  expect(of('')).toEqual({ preset: 'week', from: '2026-03-09', to: '2026-03-15' });
  expect(of('period=yesterday')).toMatchObject({ from: '2026-03-14', to: '2026-03-14' });
  expect(of('period=month')).toMatchObject({ from: '2026-03-01', to: '2026-03-15' });
  expect(of('period=last-month')).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
  expect(of('period=last-month', '2026-01-01')).toMatchObject({
    from: '2025-12-01',
    to: '2025-12-31',
  });
  expect(of('from=2026-01-01&to=2026-01-31')).toEqual({
    preset: undefined,
    from: '2026-01-01',
    to: '2026-01-31',
  });
  expect(of('from=2026-02-30&to=2026-03-01').preset).toBe('week');
});
