import { afterEach, expect, test, vi } from 'vitest';
import { limitConcurrency, OverloadedError } from './limit-concurrency.ts';

afterEach(() => void vi.useRealTimers());

test('works above the limit wait in order, one above the queue is refused, and all room is free again', async () => {
  const run = limitConcurrency(2, { maxWaiting: 2 });
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const works = [0, 1, 2, 3, 4].map((n) =>
    run(() => {
      begun.push(n);
      return new Promise<void>((resolve) => void finish.push(resolve));
    }),
  );
  await expect(works[4]).rejects.toThrow(OverloadedError);
  expect(begun).toEqual([0, 1]);
  for (const n of [0, 1, 2, 3]) {
    finish[n]?.();
    await works[n];
  }
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await Promise.all([run(async () => 'a'), run(async () => 'b')])).toEqual(['a', 'b']);
});

test('a work that waited too long is refused, and takes no room', async () => {
  vi.useFakeTimers();
  const run = limitConcurrency(1, { maxWait: 100 });
  let finish = () => {};
  const first = run(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const late = run(async () => 'late');
  const refused = expect(late).rejects.toThrow(OverloadedError);
  vi.advanceTimersByTime(100);
  await refused;
  finish();
  await first;
  expect(await run(async () => 'next')).toBe('next');
});

test('a work that fails frees its room', async () => {
  const run = limitConcurrency(1, { maxWaiting: 0 });
  await expect(
    run(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await run(async () => 'next')).toBe('next');
});

test('a limit that falls lets works end, and one that rises lets more begin', async () => {
  let limit = 2;
  const run = limitConcurrency(() => limit);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const works = [0, 1, 2, 3, 4].map((n) =>
    run(() => {
      begun.push(n);
      return new Promise<void>((resolve) => void finish.push(resolve));
    }),
  );
  limit = 1;
  finish[0]?.();
  await works[0];
  expect(begun).toEqual([0, 1]);
  limit = 3;
  finish[1]?.();
  await works[1];
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  for (const end of finish) end();
  await Promise.all(works);
});
