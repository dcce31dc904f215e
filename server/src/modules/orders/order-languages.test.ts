import type { Locale } from '@sabuja/kit';
import {
  buildOrder,
  createCombo,
  createMember,
  createStock,
  expectRefusal,
  groceryLine,
  kitchenLine,
  sendOrder,
  transitionAsStaff,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findOrderDocuments } from './invoice/find-documents.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);

const translate = (table: string, id: number, translations: unknown) =>
  sql`update ${sql.table(table)} set translations = ${JSON.stringify(translations)}::jsonb
    where id = ${id}`.execute(shop.app.db);

const milkTexts = {
  hi: { name: 'गाय का दूध', units: '1 लीटर', description: 'ताज़ा' },
  or: { name: 'ଗାଈ କ୍ଷୀର', units: '' },
};

async function createMilk(overrides: Parameters<typeof createStock>[2] = {}): Promise<number> {
  const id = await createStock(shop, category, { name: 'Cow milk', units: '1 l', ...overrides });
  await translate('catalogue.stocks', id, milkTexts);
  return id;
}

const order = async (lines: Parameters<typeof buildOrder>[0], language: Locale) => {
  const headers = { 'accept-language': language };
  const { data } = await customer.api('POST /api/v1/orders/', { body: buildOrder(lines), headers });
  return data[0] ?? '';
};

const namesFor = async (uid: string, language: string, api = customer.api) => {
  const { result } = await api('GET /api/v1/orders/{orderId}/items/', {
    params: { orderId: uid },
    headers: { 'accept-language': language },
  });
  return result.map(({ item_name, units }) => [item_name, units]);
};

const invoiceOf = async (uid: string) => {
  await transitionAsStaff(shop, uid, 'CONFIRMED', 'PACKED', 'OUT_FOR_DELIVERY');
  const found = await findOrderDocuments(shop.app.db, { customerId: customer.id }, uid);
  return found?.documents[0]?.content;
};

test('each reader sees the items of an order in their language, as they were when sold', async () => {
  const milk = await createMilk();
  const uid = await order([groceryLine(milk)], 'hi');
  await sql`update catalogue.stocks set name = 'Buffalo milk', translations = '{}'
    where id = ${milk}`.execute(shop.app.db);
  expect(await namesFor(uid, 'en')).toEqual([['Cow milk', '1 l']]);
  expect(await namesFor(uid, 'hi')).toEqual([['गाय का दूध', '1 लीटर']]);
  expect(await namesFor(uid, 'or-IN,en;q=0.5')).toEqual([['ଗାଈ କ୍ଷୀର', '1 l']]);
  expect(await namesFor(uid, 'fr')).toEqual([['Cow milk', '1 l']]);
});

test('a combo is named in each language too', async () => {
  const combo = await createCombo(shop, category.subcategoryId, [await createMilk()], {
    name: 'Milk week',
  });
  await translate('catalogue.combos', combo, { or: { name: 'କ୍ଷୀର ସପ୍ତାହ' } });
  const uid = await order([{ ...groceryLine(combo), type: 'COMBO' }], 'en');
  expect(await namesFor(uid, 'or')).toEqual([['କ୍ଷୀର ସପ୍ତାହ', '1 କମ୍ବୋ']]);
});

test('an order from before the translations is shown in English', async () => {
  const uid = await order([groceryLine(await createMilk())], 'hi');
  await sql`update orders.items set translations = default
    where order_id = (select id from orders.orders where uid = ${uid})`.execute(shop.app.db);
  expect(await namesFor(uid, 'hi')).toEqual([['Cow milk', '1 l']]);
});

test('staff see items, harvest list and kitchen sheet in their language, and find orders by any', async () => {
  const delivery_date = '2026-11-25';
  const headers = { 'accept-language': 'or' };
  const lines = [
    groceryLine(await createMilk({ name: 'Cow milk of the harvest' })),
    kitchenLine(await createMilk({ name: 'Kheer', department: 'KITCHEN' })),
  ];
  await translate('catalogue.categories', category.subcategoryId, { or: { name: 'କ୍ଷୀର ଜିନିଷ' } });
  const [uid = ''] = await Promise.all(
    lines.map(
      async (line) =>
        (await sendOrder(customer, buildOrder([line], { delivery_date }))).data[0] ?? '',
    ),
  );
  const { api } = await createMember(shop, 'manager');
  const found = await api('GET /api/v1/staff/orders/{uid}', { params: { uid }, headers });
  expect(found.items[0]?.item_name).toBe('ଗାଈ କ୍ଷୀର');
  const query = { date: delivery_date };
  const harvest = await api('GET /api/v1/staff/sheets/harvest', { query, headers });
  expect(harvest.results).toMatchObject([{ name: 'ଗାଈ କ୍ଷୀର', units: '1 l', aisle: 'କ୍ଷୀର ଜିନିଷ' }]);
  const kitchen = await api('GET /api/v1/staff/sheets/kitchen', { query, headers });
  expect(kitchen.results).toMatchObject([{ name: 'ଗାଈ କ୍ଷୀର', units: '1 l', portions: 1 }]);
  for (const q of ['गाय का', 'ଗାଈ', 'kheer']) {
    const { results } = await api('GET /api/v1/staff/orders', { query: { ...query, q } });
    expect(results.length, q).toBe(q === 'kheer' ? 1 : 2);
  }
  const none = await api('GET /api/v1/staff/orders', { query: { ...query, q: 'name' } });
  expect(none.results).toEqual([]);
});

test('an invoice stores the name in the language of the order beside English', async () => {
  const milk = await createMilk();
  const hindi = await invoiceOf(await order([groceryLine(milk)], 'hi'));
  expect(hindi).toMatchObject({
    language: 'hi',
    lines: [{ name: 'Cow milk', localName: 'गाय का दूध' }],
  });
  const english = await invoiceOf(await order([groceryLine(milk)], 'en'));
  expect(english?.language).toBe('en');
  expect(english?.lines[0]).not.toHaveProperty('localName');
});

test.each(['en', 'hi', 'or'] as const)('an invoice in %s is one page', async (language) => {
  const uid = await order([groceryLine(await createMilk({ gstPercent: 5 }), 2)], language);
  await invoiceOf(uid);
  const { rawPayload } = await shop.app.http.inject({
    url: `/api/v1/orders/${uid}/invoice`,
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(rawPayload.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test('a refusal is in the language of the request, with the name of the item in it', async () => {
  const milk = await createMilk({ quantity: 1 });
  const refuse = async (lines: Parameters<typeof buildOrder>[0], language: string) => {
    const headers = { 'accept-language': language };
    const sent = customer.api('POST /api/v1/orders/', { body: buildOrder(lines), headers });
    return (await expectRefusal(sent)).problem.message;
  };
  const tooMany = [groceryLine(milk, 2)];
  expect(await refuse(tooMany, 'en')).toBe('Cow milk: Only 1 in stock. Please reduce quantity.');
  expect(await refuse(tooMany, 'hi-IN')).toBe('गाय का दूध: स्टॉक में सिर्फ़ 1 उपलब्ध। कृपया मात्रा कम करें।');
  expect(await refuse(tooMany, 'or')).toBe('ଗାଈ କ୍ଷୀର: ଷ୍ଟକରେ କେବଳ 1 ଅଛି। ଦୟାକରି ପରିମାଣ କମାନ୍ତୁ।');
  expect(await refuse(tooMany, 'ta')).toBe('Cow milk: Only 1 in stock. Please reduce quantity.');
});

test('a request that is not valid is refused in the language of the request', async () => {
  const invalid = await shop.app.http.inject({
    method: 'POST',
    url: '/api/v1/orders/',
    payload: {},
    headers: { 'accept-language': 'hi', authorization: `Bearer ${customer.token}` },
  });
  expect(invalid.json()).toMatchObject({ code: 'INVALID', field: 'deliver_to' });
  expect(invalid.json().message).toBe('कृपया यह भरें: पाने वाले का नाम।');
  expect(invalid.headers['content-language']).toBe('hi');
});
