// @vitest-environment happy-dom
import { hours } from '@sabuja/kit';
import { createQueryClient } from '@sabuja/ui/lib/query-client.ts';
import { type DehydratedState, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchQueries } from './prefetch-queries.ts';
import { Prefetched } from './prefetched.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.sentAt;
  vi.restoreAllMocks();
});

const banners = { queryKey: ['banners'] };

const FirstBanner = ({ queryFn }: { queryFn: () => Promise<string[]> }) =>
  useQuery({ ...banners, queryFn }).data?.[0];

const loadBanners = () =>
  prefetchQueries((client) => [
    client.prefetchQuery({ ...banners, queryFn: async () => ['mangoes'] }),
  ]);

/** Shows a page whose document contains the banners; returns its text, and how often it asks for them again. */
function showPage(state: DehydratedState, client = createQueryClient()) {
  const queryFn = vi.fn(async () => ['mangoes']);
  const { container } = render(
    <QueryClientProvider client={client}>
      <Prefetched state={state}>
        <FirstBanner queryFn={queryFn} />
      </Prefetched>
    </QueryClientProvider>,
  );
  return { text: container.textContent, requests: queryFn.mock.calls.length };
}

test('S10.473 a page does not ask again for the data of its document', async () => {
  const { state } = await loadBanners();
  expect(showPage(state)).toEqual({ text: 'mangoes', requests: 0 });
});

test('S10.473 a page of the service worker’s cache asks for its data again when that is old', async () => {
  const { state } = await loadBanners();
  document.documentElement.dataset.sentAt = String(Date.now() - hours(1));
  expect(showPage(state)).toEqual({ text: 'mangoes', requests: 1 });
});

test('S10.473 a page that the browser took from its own cache asks for its data again', async () => {
  const { state } = await loadBanners();
  const goingBack = { type: 'back_forward' } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([goingBack]);
  expect(showPage(state)).toEqual({ text: 'mangoes', requests: 1 });
});

test('data of the document does not replace newer data when its page is shown again', async () => {
  const { state } = await loadBanners();
  const client = createQueryClient();
  showPage(state, client);
  cleanup();
  client.setQueryData(banners.queryKey, ['lychees']);
  expect(showPage(state, client).text).toBe('lychees');
});

test('S10.473 the data of a document contains no times', async () => {
  const { state } = await loadBanners();
  expect(JSON.stringify(state)).not.toMatch(/:1[0-9]{12}/);
});
