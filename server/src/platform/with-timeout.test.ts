import { seconds } from '@sabuja/kit';
import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

test('work has its result, or its failure, within the limit', async () => {
  expect(await withTimeout(Promise.resolve('done'), seconds(60))).toBe('done');
  await expect(withTimeout(Promise.reject(new Error('broken')), seconds(60))).rejects.toThrow(
    'broken',
  );
});

test('work that takes longer is too late, and its later failure is ignored', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  expect(await withTimeout(promise, 1)).toBe('too_late');
  reject(new Error('broken'));
  await expect(promise).rejects.toThrow('broken');
});
