// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { RecallsScreen } from './recalls-screen.tsx';

afterAll(() => vi.unstubAllGlobals());

const noBatches = { results: [], page: 1, total: 0, total_pages: 1, next: null, previous: null };
const recall = {
  id: 7,
  batch: { name: 'Paneer', supplier: 'Maa Tarini Farm', batch: 'B-1' },
  reason: 'Listeria',
  recalled_at: '2026-11-20T06:00:00.000Z',
  ended_at: null,
};

let search = '';
function Address() {
  search = useLocation().search;
  return null;
}

test('S10.299 the place of recalls and that of batches stand in the address, each by itself', async () => {
  const asked: string[] = [];
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const { pathname, searchParams } = new URL(
      typeof input === 'string' ? input : input.url,
      'http://shop.example',
    );
    if (!pathname.endsWith('/recalls')) return Response.json(noBatches);
    asked.push(searchParams.get('cursor') ?? '');
    const page = searchParams.has('cursor') ? 2 : 1;
    const beside = page === 1 ? { next: 'b2', previous: null } : { next: null, previous: 'a1' };
    return Response.json({ results: [recall], page, total: 11, total_pages: 2, ...beside });
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={queryClient()}>
      <I18nProvider i18n={i18n}>
        <MemoryRouter initialEntries={['/recalls?q=milk&state=open&cursor=c9']}>
          <Address />
          <RecallsScreen />
        </MemoryRouter>
      </I18nProvider>
    </QueryClientProvider>,
  );
  const next = () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent === 'Next');
  await vi.waitFor(() => expect(next()).toBeDefined());
  next()?.click();
  await vi.waitFor(() => expect(search).toBe('?q=milk&state=open&cursor=c9&recall_cursor=b2'));
  await vi.waitFor(() => expect(asked).toEqual(['', 'b2']));
  const state = document.querySelector('select');
  if (state) state.value = 'ended';
  state?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(search).toBe('?q=milk&state=ended'));
  root.unmount();
});
