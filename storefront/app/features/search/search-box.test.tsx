// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settle, testPage, waitUntil } from '../../testing/render-on-page.tsx';
import { ok } from '../../testing/stub-server.ts';
import { SearchBox } from './search-box.tsx';

const page = testPage();
const bought = [{ stock_id: 7, name: 'Desi tomato', image_urls: [] }];

function openSearch(user?: null) {
  const shown = page.show(<SearchBox />, user === null ? { user } : {});
  fireEvent.focus(shown.querySelector('input') as HTMLInputElement);
  return shown;
}

it('on a wide screen too, the empty search of a customer begins with what was bought', async () => {
  page.server.on('GET /api/v1/orders/user/{uid}/bought', ok({ results: bought }));
  const shown = openSearch();
  await waitUntil(() =>
    expect(shown.querySelector('section[aria-label="Buy again"]')?.textContent).toContain(
      'Desi tomato',
    ),
  );
});

it('for a visitor without recent searches nothing drops down', async () => {
  const shown = openSearch(null);
  await settle();
  expect(shown.querySelector('section')).toBeNull();
  expect(page.server.sent('GET /api/v1/orders/user/{uid}/bought')).toEqual([]);
});
