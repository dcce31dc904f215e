import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('S10.336 without a network a change fails at once, and is not sent later', async () => {
  onlineManager.setOnline(false);
  let tries = 0;
  const change = new MutationObserver(queryClient(), {
    mutationFn: async () => {
      tries += 1;
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(change.mutate()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  await new Promise(setImmediate);
  expect(tries).toBe(1);
});
