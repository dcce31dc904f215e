import { MAX_SYNONYMS } from '@sabuja/contract/limits';
import { createCombo, createStock, refusalCode, useMember, useSellableShop } from '@sabuja/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSynonyms, listSearchMisses, purgeSearchMisses, saveSynonym } from '../index.ts';

const { shop, category } = useSellableShop();
const catalogue = useMember(shop, 'catalogue');
let addresses: string[] = [];
let second: Awaited<ReturnType<typeof shop.openSecondServer>>;
afterAll(() => second.close());
beforeAll(async () => {
  second = await shop.openSecondServer();
  addresses = [await shop.app.listen(), await second.app.listen()];
});

async function find(path: string, text: string, address = addresses[0]): Promise<string[]> {
  const response = await fetch(
    `${address}/api/v1/${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`,
  );
  const { results } = JSON.parse(await response.text());
  return results.map(({ name }: { name: string }) => name);
}
const search = (text: string, address?: string) => find('stocks/search', text, address);

test('S10.330 a synonym that staff save by a call finds at the next request on every server, until they remove it; both are audited', async () => {
  await createStock(shop, category, { name: 'Bottle gourd' });
  const synonym = { term: ' Dudhi ', meaning: 'Bottle gourds' };
  const stored = { term: 'dudhi', meaning: 'bottle gourds' };
  for (const address of addresses) expect(await search('dudhi', address)).toEqual([]);
  for (const _ of ['first', 'again'])
    expect(await catalogue.api('POST /api/v1/staff/synonyms', { body: synonym })).toEqual({
      ...stored,
      message: 'The synonym is saved.',
    });
  for (const address of addresses)
    await expect.poll(() => search('dudhi', address)).toEqual(['Bottle gourd']);
  // An incomplete term, and one with a typing error.
  expect([await search('dud'), await search('duhdi')]).toEqual([
    ['Bottle gourd'],
    ['Bottle gourd'],
  ]);
  const list = (q: string) => catalogue.api('GET /api/v1/staff/synonyms', { query: { q } });
  expect(await list('GOURD')).toEqual({ results: [stored], total: 1 });
  expect(await list('gou%rd')).toEqual({ results: [], total: 0 });
  const remove = () => catalogue.api('DELETE /api/v1/staff/synonyms', { query: synonym });
  await remove();
  expect(await refusalCode(remove())).toBe('NO_SYNONYM');
  for (const address of addresses) await expect.poll(() => search('dudhi', address)).toEqual([]);
  const audited = await shop.app.db
    .selectFrom('staff.audit')
    .select('action')
    .where('subject', '=', 'synonym')
    .orderBy('id')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(['synonym.save', 'synonym.remove']);
});

test('S10.330 synonyms are limited in number', async () => {
  const { db } = shop.app;
  const terms = Array.from({ length: MAX_SYNONYMS }, (_, n) => ({
    term: `term ${n}`,
    meaning: 'gourd',
  }));
  await addSynonyms(db, terms);
  const save = (term: string) =>
    catalogue.api('POST /api/v1/staff/synonyms', { body: { term, meaning: 'gourd' } });
  expect(await refusalCode(save('one more'))).toBe('TOO_MANY_SYNONYMS');
  expect(await save('term 1')).toMatchObject({ term: 'term 1' });
  await db.deleteFrom('catalogue.synonyms').execute();
});

test('a synonym without a word on one side is refused', async () => {
  for (const [term, meaning] of [
    ['', 'milk'],
    ['doodh', ' - '],
  ] as const) {
    expect(await saveSynonym(shop.app.db, { term, meaning })).toMatchObject({ code: 'NO_TERM' });
  }
});

test('what is plainly called by a word comes before what begins with it', async () => {
  await createStock(shop, category, { name: 'Saffron milkshake', sequence: 1 });
  await createStock(shop, category, { name: 'Saffron', sequence: 2 });
  const threads = await createStock(shop, category, { name: 'Kesar threads', sequence: 3 });
  await expect.poll(() => search('saffron')).toEqual(['Saffron milkshake', 'Saffron']);
  await shop.app.db
    .updateTable('catalogue.stocks')
    .set({ staple_for: ['saffron'] })
    .where('id', '=', threads)
    .execute();
  await expect
    .poll(() => search('saffron'))
    .toEqual(['Kesar threads', 'Saffron milkshake', 'Saffron']);
  expect(await search('saff')).toEqual(['Kesar threads', 'Saffron milkshake', 'Saffron']);
});

test('S10.487 combos are found by their name, also in another language, by a synonym, and by what they are', async () => {
  const { db } = shop.app;
  const part = await createStock(shop, category, { name: 'Apple' });
  const combo = await createCombo(shop, category.subcategoryId, [part], {
    name: 'Puja fruit plate',
  });
  await db
    .updateTable('catalogue.combos')
    .set({ translations: { or: { name: 'ପୂଜା ଫଳ ଥାଳି' } } })
    .where('id', '=', combo)
    .execute();
  await saveSynonym(db, { term: 'phal', meaning: 'fruit' });
  await saveSynonym(db, { term: 'hamper', meaning: 'combo' });
  for (const text of ['puja', 'fruit plate', 'ଫଳ', 'phal', 'combos', 'କମ୍ବୋ', 'hamper']) {
    await expect.poll(() => find('combos/', text), { message: text }).toEqual(['Puja fruit plate']);
  }
  await db
    .updateTable('catalogue.combos')
    .set({ inactive: true })
    .where('id', '=', combo)
    .execute();
  await expect.poll(() => find('combos/', 'puja')).toEqual([]);
});

test('searches that found nothing are stored once the text is typed, without what may be personal', async () => {
  const { db } = shop.app;
  for (const text of [
    'qui',
    'quin',
    'Quinoa',
    'quinoa',
    'q',
    '9876543210',
    '98 76 54 32 10',
    '୯୮୭୬୫୪୩୨୧୦',
    '98-७६-54',
    'me@example.com',
    'x'.repeat(80),
  ]) {
    expect(await search(text)).toEqual([]);
  }
  const misses = await listSearchMisses(db);
  expect(misses.filter(({ query }) => /^[qmx\p{Nd}]/u.test(query))).toEqual([
    { query: 'quinoa', times: 2, last_at: expect.any(Date) },
  ]);
  await purgeSearchMisses(db, new Date(Date.now() + 91 * 86_400_000));
  expect(await listSearchMisses(db)).toEqual([]);
});

test('S10.412 a search that found nothing only because of its filter, or that combos match, is not stored', async () => {
  const { db } = shop.app;
  const part = await createStock(shop, category, { name: 'Zucchini' });
  await createCombo(shop, category.subcategoryId, [part], { name: 'Thali of the week' });
  await expect.poll(() => search('zucchini')).toEqual(['Zucchini']);
  await expect.poll(() => find('combos/', 'thali')).toEqual(['Thali of the week']);
  const purge = () => purgeSearchMisses(db, new Date(Date.now() + 91 * 86_400_000));
  // The searches before the index had the product.
  await purge();
  const texts = ['zucchini', 'thali', 'jackfruit'];
  for (const text of texts) {
    expect(await find('stocks/search?veg_nonveg=1&category_id=999999', text)).toEqual([]);
  }
  expect(await search('thali')).toEqual([]);
  const misses = await listSearchMisses(db);
  expect(misses.filter(({ query }) => texts.includes(query))).toEqual([
    { query: 'jackfruit', times: 1, last_at: expect.any(Date) },
  ]);
  await purge();
});

test('S10.330 the stored searches are limited in number, and staff read the most frequent', async () => {
  const { db } = shop.app;
  const rows = Array.from({ length: 2000 }, (_, i) => ({
    query: `missing ${i}`,
    times: 1,
    last_at: new Date(),
  }));
  await db.insertInto('catalogue.search_misses').values(rows).execute();
  await search('onemoremissing');
  await search('missing 7');
  const misses = await listSearchMisses(db, 3000);
  expect(misses).toHaveLength(2000);
  expect(misses[0]).toMatchObject({ query: 'missing 7', times: 2 });
  const { results } = await catalogue.api('GET /api/v1/staff/search-misses');
  expect(results).toHaveLength(200);
  expect(results[0]).toMatchObject({ query: 'missing 7', times: 2 });
});
