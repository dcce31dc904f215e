// @vitest-environment happy-dom
import { minutes } from '@sabuja/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { useBoardFilter } from './use-board-filter.ts';

afterEach(() => {
  vi.useRealTimers();
});

function Board() {
  const { filter } = useBoardFilter();
  return <p>{filter.date}</p>;
}

test('S10.439 a board that is open at midnight shows the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(new Date('2026-11-22T23:59:30+05:30'));
  const { parent, unmount } = renderPage(<Board />, '/', () => ({}));
  await vi.waitFor(() => expect(parent.textContent).toBe('2026-11-22'));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(minutes(1));
  await vi.waitFor(() => expect(parent.textContent).toBe('2026-11-23'));
  unmount();
});
