// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ClosesView } from './closes-view.tsx';
import { SafeView } from './safe-view.tsx';

test('S10.463 where the server refuses a period, the reason is shown', async () => {
  const message = 'Please choose a first and a last day, at most 62 days.';
  const page = renderPage(<ClosesView />, '/settlement?from=2026-01-01&to=2026-11-01', () =>
    Response.json({ code: 'BAD_PERIOD', message, field: 'from' }, { status: 422 }),
  );
  await vi.waitFor(() => expect(page.parent.textContent).toContain(message));
  expect(page.parent.textContent).not.toContain('could not be loaded');
  page.unmount();
});

test('S10.471 the cash in the safe is listed by day, with the sum of the days that are not listed', async () => {
  const days = Array.from({ length: 9 }, (_, at) => ({ date: `2026-11-0${at + 1}`, left: 100.1 }));
  const sums = { handed_in: 900.9, returned: 0, deposited: 0, unverified: 0 };
  const noDeposits = { results: [], page: 1, total: 0, total_pages: 1, next: null, previous: null };
  const page = renderPage(<SafeView />, '/settlement?view=safe', ({ pathname }) =>
    pathname.endsWith('/cash-deposits') ? noDeposits : { balance: 900.9, ...sums, days },
  );
  await vi.waitFor(() => expect(page.parent.textContent).toContain('of 7 Nov 2026'));
  const { textContent } = page.parent;
  expect(textContent).not.toContain('8 Nov 2026');
  expect(textContent).toMatch(/of 2 later days\D*200\.20/);
  page.unmount();
});
