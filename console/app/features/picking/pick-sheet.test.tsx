// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import type { LinePick } from '../../lib/device-actions.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PickSheet } from './pick-sheet.tsx';
import type { ShownLine } from './waiting-picks.ts';

const offer = (stock_id: number, name: string, in_stock: number) => ({
  ...{ stock_id, name, in_stock, units: '1 kg', price: 40, image_url: null },
});

const line: ShownLine = {
  ...{ uid: 'l1', type: 'STOCK', name: 'Beet', units: '1 kg', quantity: 4, aisle: '', amount: 80 },
  ...{ image_url: null, note: null, if_missing: 'REPLACE', barcode: null, pack_grams: null },
  ...{ parts: [], pick: null, order: { uid: 'o1', order_no: '7' } },
};

/** Opens the sheet of a line; `save` returns what was recorded. */
async function openSheet(pick: ShownLine['pick']) {
  const sent: LinePick[] = [];
  const picks = {
    pick: async (_: ShownLine, body: LinePick) => sent.push(body) > 0,
    ...{ pendingItem: undefined, last: undefined, undo: async () => {}, isUndoing: false },
  };
  const page = renderPage(
    <PickSheet
      open
      order={{ uid: 'o1', if_missing: 'REPLACE' }}
      line={{ ...line, pick }}
      opening={1}
      picks={picks}
      scanned={0}
      hasNetwork
      onClose={() => undefined}
    />,
    '/',
    () => ({ results: [offer(1, 'Carrot', 9), offer(2, 'Radish', 2)] }),
  );
  const button = (name: string) =>
    vi.waitFor(
      () =>
        [...document.querySelectorAll('button')].find((each) =>
          (each.getAttribute('aria-label') ?? each.textContent).includes(name),
        ) ?? expect.fail(`no button ${name}`),
    );
  const click = async (name: string) => (await button(name)).click();
  const shows = (name: string, text: string) =>
    vi.waitFor(async () => expect((await button(name)).textContent).toContain(text));
  const save = async () => {
    await click('Save');
    return vi.waitFor(() => sent[0] ?? expect.fail('nothing was sent'));
  };
  return { click, shows, save, unmount: page.unmount };
}

test('S10.435 as many units of a substitute are recorded as its row says when the pick is saved', async () => {
  const sheet = await openSheet(null);
  await sheet.click('One less');
  await sheet.click('Carrot');
  await sheet.shows('Carrot', '× 1');
  await sheet.click('One less');
  await sheet.click('One less');
  await sheet.shows('Carrot', '× 3');
  expect(await sheet.save()).toMatchObject({ found: 1, substitute: { stock_id: 1, quantity: 3 } });
  sheet.unmount();
});

test('S10.435 so are those of a substitute that was recorded before, up to what is in stock', async () => {
  const substitute = { stock_id: 2, quantity: 1 };
  const sheet = await openSheet({ found: 3, grams: null, reason: null, substitute, amount: 80 });
  await sheet.shows('Radish', '× 1');
  await sheet.click('One less');
  await sheet.click('One less');
  await sheet.shows('Radish', '× 2');
  expect(await sheet.save()).toMatchObject({ found: 1, substitute: { stock_id: 2, quantity: 2 } });
  sheet.unmount();
});
