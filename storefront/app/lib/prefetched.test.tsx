// @vitest-environment happy-dom
import { hours } from '@sabuja/kit';
import { createQueryClient } from '@sabuja/ui/lib/query-client.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchQueries } from './prefetch-queries.ts';
import { Prefetched } from './prefetched.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.sentAt;
});

const banners = { queryKey: ['banners'] };

const FirstBanner = ({ queryFn }: { queryFn: () => Promise<string[]> }) =>
  useQuery({ ...banners, queryFn }).data?.[0];

/** Opens a page whose document contains the banners; returns how often the page asks for them again. */
async function openPage(): Promise<number> {
  const { state } = await prefetchQueries((client) => [
    client.prefetchQuery({ ...banners, queryFn: async () => ['mangoes'] }),
  ]);
  const queryFn = vi.fn(async () => ['mangoes']);
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <Prefetched state={state}>
        <FirstBanner queryFn={queryFn} />
      </Prefetched>
    </QueryClientProvider>,
  );
  expect(container.textContent).toBe('mangoes');
  return queryFn.mock.calls.length;
}

test('S10.473 a page does not ask again for the data of its document', async () => {
  expect(await openPage()).toBe(0);
});

test('S10.473 a page of the service worker’s cache asks for its data again when that is old', async () => {
  document.documentElement.dataset.sentAt = String(Date.now() - hours(1));
  expect(await openPage()).toBe(1);
});

test('S10.473 the data of a document contains no times', async () => {
  const { state } = await prefetchQueries((client) => [
    client.prefetchQuery({ ...banners, queryFn: async () => ['mangoes'] }),
  ]);
  expect(JSON.stringify(state)).not.toMatch(/:1[0-9]{12}/);
});
