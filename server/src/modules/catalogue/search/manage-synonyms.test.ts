import { MAX_SYNONYMS } from '@sabuja/contract/limits';
import { createStock, refusalCode, useMember, useSellableShop } from '@sabuja/testing';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addSynonyms } from '../index.ts';

const { shop, category } = useSellableShop();
const catalogue = useMember(shop, 'catalogue');
let address = '';
beforeAll(async () => {
  address = await shop.app.listen();
});
afterEach(async () => {
  await shop.app.db.deleteFrom('catalogue.synonyms').execute();
});

type Pair = { term: string; meaning: string };
const save = (body: Pair & { replaces?: Pair }) =>
  catalogue.api('POST /api/v1/staff/synonyms', { body });
const list = (q = '') => catalogue.api('GET /api/v1/staff/synonyms', { query: { q } });

async function search(text: string): Promise<string[]> {
  const response = await fetch(`${address}/api/v1/stocks/search?q=${encodeURIComponent(text)}`);
  const { results } = (await response.json()) as { results: { name: string }[] };
  return results.map(({ name }) => name);
}

test('S10.372 a synonym becomes another one at once, which is audited as one change', async () => {
  await createStock(shop, category, { name: 'Cumin seeds' });
  const before = { term: 'जीरा', meaning: 'cumen' };
  const after = { term: 'जीरा', meaning: 'cumin' };
  await save(before);
  expect(await search('जीरा')).toEqual([]);
  expect(await save({ ...after, replaces: before })).toMatchObject(after);
  await expect.poll(() => search('जीरा')).toEqual(['Cumin seeds']);
  await save({ ...after, replaces: after });
  expect(await list()).toEqual({ results: [after], total: 1 });
  const audited = await shop.app.db
    .selectFrom('staff.audit')
    .select(['action', 'before', 'after'])
    .where('subject', '=', 'synonym')
    .where('subject_id', '=', 'जीरा')
    .orderBy('id')
    .execute();
  expect(audited).toEqual([
    { action: 'synonym.save', before: null, after: before },
    { action: 'synonym.change', before, after },
  ]);
});

test('S10.372 of two who change a synonym the second is refused, and a refused change changes nothing', async () => {
  const pair = { term: 'dahi', meaning: 'curd' };
  await save(pair);
  const change = (term: string) => save({ term, meaning: 'curd', replaces: pair });
  expect(await refusalCode(change('-'))).toBe('NO_TERM');
  expect(await list()).toMatchObject({ results: [pair] });
  const both = await Promise.allSettled([change('dahee'), change('doi')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusalCode(change('dohi'))).toBe('NO_SYNONYM');
  expect((await list()).total).toBe(1);
});

test('S10.371 synonyms are found by a part of either side, and it is said how many there are', async () => {
  await save({ term: 'Palāk sāg', meaning: 'spinach' });
  const stored = { term: 'palak sag', meaning: 'spinach' };
  for (const q of ['LĀK', 'SPIN', ' Sāg '])
    expect(await list(q), q).toEqual({ results: [stored], total: 1 });
  expect(await list('sp_n')).toEqual({ results: [], total: 0 });
});

test('S10.371 S10.372 a shop with as many synonyms as it may have changes them, and reads the first 200', async () => {
  const terms = Array.from({ length: MAX_SYNONYMS }, (_, n) => `term ${n}`);
  await addSynonyms(
    shop.app.db,
    terms.map((term) => ({ term, meaning: 'gourd' })),
  );
  expect(await refusalCode(save({ term: 'one more', meaning: 'gourd' }))).toBe('TOO_MANY_SYNONYMS');
  const replaces = { term: 'term 1', meaning: 'gourd' };
  expect(await save({ term: 'one more', meaning: 'gourd', replaces })).toMatchObject({
    term: 'one more',
  });
  const { results, total } = await list('gourd');
  expect([results.length, total]).toEqual([200, MAX_SYNONYMS]);
});

test('S10.373 a search that found nothing leaves the list when a synonym is saved for it', async () => {
  const misses = async () =>
    (await catalogue.api('GET /api/v1/staff/search-misses')).results.map(({ query }) => query);
  await search('lauki fresh');
  await search('Lauki');
  expect(await misses()).toEqual(expect.arrayContaining(['lauki', 'lauki fresh']));
  await save({ term: 'LAUKI', meaning: 'bottle gourd' });
  expect(await misses()).toContain('lauki fresh');
  expect(await misses()).not.toContain('lauki');
});
