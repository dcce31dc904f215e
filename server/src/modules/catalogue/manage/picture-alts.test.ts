import { createStock, expectRefusal, useMember, useSellableShop } from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();
const person = useMember(shop, 'catalogue');

const front = '/media/stocks/front-00000000/640.webp';
const back = '/media/stocks/back-00000000/640.webp';
const image_urls = [front, back];
const image_alts = {
  [front]: { en: ' A ripe mango ', hi: 'पका आम', or: ' ' },
  [back]: { hi: 'गुठली' },
};

test('S10.292 what pictures of a product show is returned with it alone, in the language asked for or in English', async () => {
  const id = await createStock(shop, category, { name: 'Mango' });
  const change = (body: object) =>
    person.api('PATCH /api/v1/staff/stocks/{id}', { params: { id }, body });
  const shown = async (language: string) =>
    (await shop.api({ 'accept-language': language })('GET /api/v1/stocks/{id}', { params: { id } }))
      .image_alts;
  expect(await shown('en')).toBeUndefined();
  const saved = await change({ image_urls, image_alts });
  expect(saved.image_alts).toEqual({
    [front]: { en: 'A ripe mango', hi: 'पका आम' },
    [back]: { hi: 'गुठली' },
  });
  await expect.poll(() => shown('en')).toEqual({ [front]: 'A ripe mango' });
  expect(await shown('hi')).toEqual({ [front]: 'पका आम', [back]: 'गुठली' });
  expect(await shown('or')).toEqual({ [front]: 'A ripe mango' });
  const { results } = await shop.api()('GET /api/v1/stocks/search', { query: { q: 'mango' } });
  expect(results.filter((stock) => 'image_alts' in stock)).toEqual([]);
  // Saving the same texts changes nothing; the texts of a removed picture are removed with it.
  expect((await change({ image_alts })).version).toBe(saved.version);
  expect((await change({ image_urls: [back] })).image_alts).toEqual({ [back]: { hi: 'गुठली' } });
  const { problem } = await expectRefusal(
    change({ image_alts: { [back]: { en: 'a'.repeat(201) } } }),
  );
  expect(problem.field).toContain('image_alts');
});

test('S10.292 those of a combo likewise', async () => {
  const part = await createStock(shop, category, { name: 'Kesar' });
  const combo = await person.api('POST /api/v1/staff/combos', {
    body: {
      name: 'Mangoes of two kinds',
      subcategory_id: category.subcategoryId,
      cost: 150,
      parts: [{ stock_id: part, quantity: 2 }],
      image_urls,
      image_alts,
    },
  });
  const params = { id: combo.combo_id };
  const read = () => shop.api({ 'accept-language': 'hi' })('GET /api/v1/combo/{id}', { params });
  await expect
    .poll(async () => (await read()).image_alts)
    .toEqual({ [front]: 'पका आम', [back]: 'गुठली' });
  const alone = await person.api('PATCH /api/v1/staff/combos/{id}', {
    params,
    body: { image_urls: [back], version: combo.version },
  });
  expect(alone.image_alts).toEqual({ [back]: { hi: 'गुठली' } });
});
