import type { OrderLine } from '@sabuja/contract';
import { toPaise } from '@sabuja/kit';
import {
  createCustomer,
  createEstimate,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  readOrder,
  type TestCustomer,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
const delivery = { delivery_date: '2026-11-24', delivery_slot: '11:00 AM - 1:00 PM' };

/** Creates a checkout of both departments and places its grocery order. */
async function placeFirst(isSame: boolean) {
  const sabji = groceryLine(await createStock(shop, category, { cost: 33.35 }), 3);
  const dalma = kitchenLine(
    await createStock(shop, category, { cost: 91.7, department: 'KITCHEN', gstPercent: 5 }),
  );
  const estimate = await createEstimate(customer, [sabji, dalma], isSame);
  const id = estimate.estimation_id;
  const placed = await createOrder(customer, [sabji], {
    estimation_id: isSame ? `${id}__2` : id,
  });
  return { dalma, sabji, estimate, id, placed };
}

type Overrides = {
  who?: TestCustomer;
  pincode?: string;
  delivery_date?: string;
  delivery_slot?: string;
};
/** Estimates a line that continues the checkout of an earlier estimate. */
const estimateRemaining = (
  id: string,
  line: OrderLine,
  { who = customer, ...query }: Overrides = {},
) =>
  who.api('POST /api/v1/orders/calculate-estimation', {
    query: {
      pincode: '751024',
      payment_method: 'COD',
      remaining_of: id,
      ...delivery,
      ...query,
    },
    body: [line],
  });

test.each([true, false])(
  'what remains of an estimate is the whole less the placed order, to the paisa, and is what the other is charged; one delivery: %s',
  async (isSame) => {
    const { dalma, estimate, id, placed } = await placeFirst(isSame);
    const remaining = await estimateRemaining(id, dalma);
    const first = await readOrder(customer, placed);
    const uid = await createOrder(customer, [dalma], { estimation_id: remaining.estimation_id });
    const second = await readOrder(customer, uid);
    expect(remaining.estimation_id).toBe(isSame ? `${id}__1` : id);
    expect(remaining.expires_at).toBe(estimate.expires_at);
    expect([remaining.final_amount, remaining.shipping_charges, remaining.tax_amount]).toEqual([
      second.final_amount,
      second.delivery_charges,
      second.final_tax,
    ]);
    const paise = (whole: number, part: number) => toPaise(whole) - toPaise(part);
    expect([
      toPaise(remaining.final_amount),
      toPaise(remaining.shipping_charges),
      toPaise(remaining.tax_amount),
      toPaise(remaining.total_discount),
    ]).toEqual([
      paise(estimate.final_amount, first.final_amount),
      paise(estimate.shipping_charges, first.delivery_charges),
      paise(estimate.tax_amount, first.final_tax),
      paise(estimate.total_discount, first.applied_discount),
    ]);
  },
);

test('it may be below the minimum order by itself, also after the shop cancelled the first', async () => {
  const { dalma, id, placed } = await placeFirst(true);
  await sql`insert into content.settings values ('MIN_ORDER_AMOUNT', '150')`.execute(shop.app.db);
  try {
    await expectRefusal(createEstimate(customer, [dalma]));
    expect(await estimateRemaining(id, dalma)).toMatchObject({ total_item_cost: 91.7 });
    await transitionAsStaff(shop, placed, 'CANCELLED');
    expect(await estimateRemaining(id, dalma)).toMatchObject({ estimation_id: `${id}__1` });
  } finally {
    await sql`delete from content.settings where key = 'MIN_ORDER_AMOUNT'`.execute(shop.app.db);
  }
});

const isNew = (id: string, estimate: { estimation_id: string }) =>
  !estimate.estimation_id.startsWith(id);

test('anything else gets a new estimate: other items, pincode, slot or day of a shared delivery, or one already ordered', async () => {
  const { dalma, sabji, id } = await placeFirst(true);
  const inOtherZone = estimateRemaining(id, dalma, { pincode: '751007' });
  expect((await expectRefusal(inOtherZone)).problem.code).toBe('NO_DELIVERY');
  const otherRequests: [string, OrderLine, Overrides][] = [
    [id, { ...dalma, quantity: 2 }, {}],
    [id, sabji, {}],
    [id, dalma, { delivery_slot: '7:00 AM - 9:00 AM' }],
    [id, dalma, { delivery_date: '2026-11-25' }],
    ['unknown', dalma, {}],
  ];
  for (const request of otherRequests) {
    expect([request, isNew(id, await estimateRemaining(...request))]).toEqual([request, true]);
  }
  await createOrder(customer, [dalma], { estimation_id: `${id}__1` });
  expect(isNew(id, await estimateRemaining(id, dalma))).toBe(true);
});

test('separate deliveries may have any slot; a changed price or an estimate of which nothing is placed gets a new one', async () => {
  const { dalma, id } = await placeFirst(false);
  const early = { delivery_slot: '7:00 AM - 9:00 AM' };
  expect(isNew(id, await estimateRemaining(id, dalma, early))).toBe(false);
  await sql`update catalogue.stocks set cost_paise = 9500 where id = ${dalma.id}`.execute(
    shop.app.db,
  );
  const changed = await estimateRemaining(id, dalma);
  expect([isNew(id, changed), changed.total_item_cost]).toEqual([true, 95]);
  expect(isNew(changed.estimation_id, await estimateRemaining(changed.estimation_id, dalma))).toBe(
    true,
  );
});

test('another customer’s estimate reveals nothing', async () => {
  const { dalma, id } = await placeFirst(true);
  const stranger = await createCustomer(shop);
  expect(isNew(id, await estimateRemaining(id, dalma, { who: stranger }))).toBe(true);
});
