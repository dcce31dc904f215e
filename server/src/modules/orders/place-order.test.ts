import {
  buildOrder,
  createCombo,
  createEstimate,
  createOrder,
  createStock,
  expectRefusal,
  groceryLine,
  listMessagesTo,
  readOrder,
  readStockQuantity,
  sendOrder,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

const combo = (id: number, quantity = 1) => ({
  ...groceryLine(id, quantity),
  type: 'COMBO' as const,
});

test('S7f.2 S7f.5 S3.13 S3.14 a COD order writes amounts, stock, slot, cart, history and notification', async () => {
  const id = await createStock(shop, category, {
    name: 'Desi tomato',
    imageUrls: ['/media/stocks/b-00000000/640.webp', '/media/stocks/a-00000000/640.webp'],
    cost: 43,
    discountPercent: 12,
    gstPercent: 5,
    quantity: 10,
  });
  await customer.api('POST /api/v1/cart/item/', { query: { item_id: id, quantity: 3 } });
  const { data, ...more } = await sendOrder(customer, buildOrder([groceryLine(id, 3)]));
  const uid = data[0] ?? '';
  expect([data.length, more]).toEqual([1, {}]);
  expect(await readOrder(customer, uid)).toMatchObject({
    uid,
    user_uid: customer.uid,
    o_status: 'PLACED',
    payment_method: 'COD',
    payment_status: 0,
    applied_discount: 15.48,
    final_tax: 0,
    delivery_charges: 25,
    final_amount: 138.52,
    pending_amount: 138.52,
    delivery_address: '12, Lane 3, Patia',
    deliver_to: 'Asha',
    expected_delivery_date: '2026-11-24',
    payment_id: null,
    raz_order_id: null,
    raz_pay_status: null,
  });
  const { result } = await customer.api('GET /api/v1/orders/{orderId}/items/', {
    params: { orderId: uid },
  });
  expect(result).toEqual([
    {
      delivered: null,
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      item_id: id,
      type: 'STOCK',
      item_name: 'Desi tomato',
      quantity: 3,
      cost: 37.84,
      units: '1 kg',
      final_amount: 113.52,
      image_url: '/media/stocks/b-00000000/640.webp',
      note: null,
      if_missing: null,
    },
  ]);
  expect(await readStockQuantity(shop, id)).toBe(7);
  expect((await customer.api('GET /api/v1/cart/')).items).toEqual([]);
  const history = await sql<{ status: string; actor: string }>`
    select h.status, h.actor from orders.status_history h
    join orders.orders o on o.id = h.order_id where o.uid = ${uid}`.execute(shop.app.db);
  expect(history.rows).toEqual([{ status: 'PLACED', actor: 'customer' }]);
  const [message] = await listMessagesTo(shop, customer.mobileNo);
  expect(message?.body).toContain(`order #${uid.split('-')[0]} for ₹138.52 is placed`);
});

test('a combo reserves the stock of its parts, and has the highest of their GST rates', async () => {
  const rice = await createStock(shop, category, { quantity: 5, gstPercent: 0 });
  const ghee = await createStock(shop, category, { quantity: 4, gstPercent: 5 });
  const id = await createCombo(shop, category.subcategoryId, [rice, ghee], { cost: 200 });
  await createOrder(customer, [combo(id, 2), groceryLine(rice)]);
  expect([await readStockQuantity(shop, rice), await readStockQuantity(shop, ghee)]).toEqual([
    2, 2,
  ]);
  const found = await shop.api()('GET /api/v1/combo/{id}', { params: { id } });
  expect(found).toMatchObject({ quantity: 2, gst: 5, tax_included: true });
});

test('a stock ordered alone and inside a combo must suffice for both', async () => {
  const rice = await createStock(shop, category, { quantity: 5 });
  const id = await createCombo(shop, category.subcategoryId, [rice], { cost: 200 });
  const overlapping = [groceryLine(rice, 5), combo(id)];
  expect((await expectRefusal(createEstimate(customer, overlapping))).problem.code).toBe('TOO_FEW');
  expect((await expectRefusal(sendOrder(customer, buildOrder(overlapping)))).status).toBe(409);
  await createOrder(customer, [groceryLine(rice, 4), combo(id)]);
  expect(await readStockQuantity(shop, rice)).toBe(0);
});

test('the delivery address is stored as text: later changes of the saved address do not affect the order', async () => {
  const id = await createStock(shop, category);
  const address = {
    room_no: '4B',
    locality: 'Lane 2',
    area: 'Patia',
    pincode: '751024',
    type: 'Home' as const,
    full_address: '',
    landmark: 'Opposite the tank',
  };
  const saved = await customer.api('POST /api/v1/address/{userUid}', {
    params: { userUid: customer.uid },
    body: address,
  });
  const uid = await createOrder(customer, [groceryLine(id)], { customer_address: saved.uid });
  await customer.api('DELETE /api/v1/address/{uid}', { params: { uid: saved.uid } });
  expect((await readOrder(customer, uid)).delivery_address).toBe(
    '4B, Lane 2, Patia, 751024 (Opposite the tank)',
  );
});
