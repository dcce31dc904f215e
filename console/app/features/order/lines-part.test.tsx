// @vitest-environment happy-dom

import type { OrderItem, StaffOrderDetails } from '@sabuja/contract';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { LinesPart } from './lines-part.tsx';

const item = {
  ...{ uid: 'i1', item_id: 1, type: 'STOCK', item_name: 'White onion', quantity: 2, cost: 34 },
  ...{ units: '1 kg', final_amount: 68, image_url: null, note: null, if_missing: null },
  delivered: null,
} satisfies OrderItem;

const order = {
  ...{ items: [item], if_missing: null, coupon: null },
  ...{ item_total: 68, discount: 0, tax: 0, delivery_charges: 0, final_amount: 68 },
} as unknown as StaffOrderDetails;

test('S10.483 a packed line shows what comes beside what was ordered, the substitute and what was refused', async () => {
  const substitute = { item_name: 'Cauliflower', units: '1 piece', quantity: 2, image_url: null };
  const refused: NonNullable<OrderItem['refused']>[number] = {
    ...{ item_name: 'Cauliflower', units: '1 piece', quantity: 1, disposition: null },
    reason: 'NOT_FRESH',
    part: 'SUBSTITUTE',
  };
  const delivered = { quantity: 0, final_amount: 45, substitute };
  const items = [
    { ...item, delivered, refused: [refused] },
    { ...item, uid: 'i2' },
  ];
  renderPage(<LinesPart order={{ ...order, items }} />, '/', () => ({}));
  const [replaced, asOrdered] = await vi.waitFor(() => {
    const lines = [...document.querySelectorAll('li')];
    expect(lines).toHaveLength(2);
    return lines;
  });
  const struckIn = (line: Element | undefined) =>
    [...(line?.querySelectorAll('del') ?? [])].map(({ textContent }) => textContent);
  expect(struckIn(replaced)).toEqual(['2', '₹68.00']);
  expect(replaced?.textContent).toContain('₹45.00');
  expect(replaced?.textContent).toContain('Instead: 2 × Cauliflower, 1 piece');
  expect(replaced?.textContent).toContain('Refused: 1 × Cauliflower');
  expect(struckIn(asOrdered)).toEqual([]);
  expect(asOrdered?.textContent).toContain('₹68.00');
});
