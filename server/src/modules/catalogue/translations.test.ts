import { createCombo, createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

const { shop, category } = useSellableShop();
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
});

const get = async (path: string, language?: string) => {
  const headers: Record<string, string> = language ? { 'accept-language': language } : {};
  const response = await fetch(`${address}/api/v1/${path}`, { headers });
  return { headers: response.headers, body: JSON.parse(await response.text()) };
};
const translate = (table: string, id: number, translations: unknown) =>
  sql`update ${sql.table(table)} set translations = ${JSON.stringify(translations)}::jsonb
    where id = ${id}`.execute(shop.app.db);

test('a stock is sent in the language of the request, a missing field in English', async () => {
  const id = await createStock(shop, category, { name: 'Cow milk', units: '1 l' });
  await translate('catalogue.stocks', id, {
    hi: { name: 'गाय का दूध', units: '1 लीटर' },
    or: { name: 'ଗାଈ କ୍ଷୀର', units: '' },
  });
  const stock = async (language?: string) => (await get(`stocks/${id}`, language)).body;
  const english = { name: 'Cow milk', units: '1 l', description: 'Fresh.' };
  const hindi = { ...english, name: 'गाय का दूध', units: '1 लीटर' };
  const odia = { ...english, name: 'ଗାଈ କ୍ଷୀର' };
  // Requested twice: the second response of each language comes from the cache.
  for (let i = 0; i < 2; i++) {
    expect(await stock()).toMatchObject(english);
    expect(await stock('fr-FR')).toMatchObject(english);
    expect(await stock('hi-IN,en;q=0.8')).toMatchObject(hindi);
    expect(await stock('hi')).toMatchObject(hindi);
    expect(await stock('or')).toMatchObject(odia);
  }
});

test('a response names its language, varies by the accepted one, and has an ETag of its own', async () => {
  const id = await createStock(shop, category, { name: 'Curd' });
  await translate('catalogue.stocks', id, { hi: { name: 'दही' } });
  const [english, hindi] = [await get(`stocks/${id}`), await get(`stocks/${id}`, 'hi')];
  expect(english.headers.get('content-language')).toBe('en');
  expect(hindi.headers.get('content-language')).toBe('hi');
  expect(hindi.headers.get('vary')).toContain('accept-language');
  expect(hindi.headers.get('etag')).not.toBe(english.headers.get('etag'));
});

test('a changed translation is in the next response', async () => {
  const id = await createStock(shop, category, { name: 'Okra' });
  expect((await get(`stocks/${id}`, 'hi')).body.name).toBe('Okra');
  await translate('catalogue.stocks', id, { hi: { name: 'भिंडी' } });
  await expect.poll(async () => (await get(`stocks/${id}`, 'hi')).body.name).toBe('भिंडी');
});

test('search finds a stock by its name in any language, and returns it in that of the request', async () => {
  const id = await createStock(shop, category, { name: 'Potato' });
  await translate('catalogue.stocks', id, { hi: { name: 'आलू' }, or: { name: 'ଆଳୁ' } });
  const search = async (text: string, language: string) =>
    (await get(`stocks/search?q=${encodeURIComponent(text)}`, language)).body.results.map(
      (stock: { name: string }) => stock.name,
    );
  await expect.poll(() => search('आलू', 'en')).toEqual(['Potato']);
  expect(await search('ଆଳୁ', 'hi')).toEqual(['आलू']);
  expect(await search('potato', 'or')).toEqual(['ଆଳୁ']);
});

test('categories, combos and the lines of combos are translated', async () => {
  const stock = await createStock(shop, category, { name: 'Rice', units: '1 kg' });
  await translate('catalogue.stocks', stock, { hi: { name: 'चावल', units: '1 किलो' } });
  const combo = await createCombo(shop, category.subcategoryId, [stock], { name: 'Month of rice' });
  await translate('catalogue.combos', combo, { hi: { name: 'महीने का चावल' } });
  await expect
    .poll(async () => (await get(`combo/${combo}`, 'hi')).body)
    .toMatchObject({
      name: 'महीने का चावल',
      units: '1 कॉम्बो',
      combos: [{ name: 'चावल', units: '1 किलो', quantities: 1 }],
    });
  await translate('catalogue.categories', category.categoryId, { or: { name: 'ପରିବା' } });
  const categories = (await get('categories/', 'or')).body as {
    category_id: number;
    category_name: string;
  }[];
  expect(categories.find((each) => each.category_id === category.categoryId)?.category_name).toBe(
    'ପରିବା',
  );
});
