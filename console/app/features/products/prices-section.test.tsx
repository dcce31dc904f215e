// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { PricesSection } from './prices-section.tsx';

test('S10.167 the past prices of a product are listed as the server has them, each with when and by whom', async () => {
  const asked: string[] = [];
  const page = renderPage(<PricesSection id={7} />, '/', ({ pathname }) => {
    asked.push(pathname);
    return {
      results: [
        { cost: 60, discount: 0, since: '2026-11-20T06:30:00.000Z', by: 'Asha' },
        { cost: 50, discount: 5, since: '2026-11-19T06:30:00.000Z', by: null },
      ],
    };
  });
  const rows = () => [...page.parent.querySelectorAll('li')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
  expect(asked).toEqual(['/api/v1/staff/stocks/7/prices']);
  expect(rows()[0]).toMatch(/^₹60\D.*20 Nov.*12:00.* · Asha$/);
  expect(rows()[1]).toMatch(/^₹50.* − 5 %.*19 Nov.*12:00[^·]*$/);
  page.unmount();
});
