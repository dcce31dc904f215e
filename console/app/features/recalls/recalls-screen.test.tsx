// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { RecallsScreen } from './recalls-screen.tsx';

const noBatches = { results: [], page: 1, total: 0, total_pages: 1, next: null, previous: null };
const recall = {
  id: 7,
  batch: { name: 'Paneer', supplier: 'Maa Tarini Farm', batch: 'B-1' },
  reason: 'Listeria',
  recalled_at: '2026-11-20T06:00:00.000Z',
  ended_at: null,
};

test('S10.299 the place of recalls and that of batches stand in the address, each by itself', async () => {
  const asked: string[] = [];
  const at = '/recalls?q=milk&state=open&cursor=c9';
  const page = renderPage(<RecallsScreen />, at, ({ pathname, searchParams }) => {
    if (!pathname.endsWith('/recalls')) return noBatches;
    asked.push(searchParams.get('cursor') ?? '');
    const isSecond = searchParams.has('cursor');
    const beside = isSecond ? { next: null, previous: 'a1' } : { next: 'b2', previous: null };
    return { results: [recall], page: isSecond ? 2 : 1, total: 11, total_pages: 2, ...beside };
  });
  const next = () =>
    [...page.parent.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
  await vi.waitFor(() => expect(next()).toBeDefined());
  next()?.click();
  await vi.waitFor(() =>
    expect(window.location.search).toBe('?q=milk&state=open&cursor=c9&recall_cursor=b2'),
  );
  await vi.waitFor(() => expect(asked).toEqual(['', 'b2']));
  const state = page.parent.querySelector('select');
  if (state) state.value = 'ended';
  state?.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(window.location.search).toBe('?q=milk&state=ended'));
  page.unmount();
});
