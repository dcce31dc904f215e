import { createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { CacheStore } from '../../../platform/cache/index.ts';
import { StockSearch } from './stock-search.ts';

const { shop, category } = useSellableShop();
let store: CacheStore;
let search: StockSearch;
beforeEach(() => {
  store = new CacheStore();
  search = new StockSearch(shop.app.db, store);
});

const change = (id: number, set: string) =>
  sql`update catalogue.stocks set ${sql.raw(set)} where id = ${id}`.execute(shop.app.db);
const names = async (text: string) =>
  (await search.find(text, {}, { page: 1, limit: 20 })).rows.map((stock) => stock.name);
const costs = async (text: string) =>
  (await search.find(text, {}, { page: 1, limit: 20 })).rows.map((stock) => stock.cost_paise / 100);
const publish = (...tags: string[]) => store.listener.onMessage(tags.join(' '));

describe('while the listener connection is lost', () => {
  test('every result is still correct', async () => {
    const id = await createStock(shop, category, { name: 'Amla', cost: 10 });
    expect(await costs('amla')).toEqual([10]);
    await change(id, "name = 'Jamun', cost_paise = 1100");
    expect([await names('amla'), await costs('jamun')]).toEqual([[], [11]]);
    store.listener.onReady();
    expect(await costs('jamun')).toEqual([11]);
    store.listener.onLost();
    await change(id, "name = 'Bael', cost_paise = 1200");
    expect([await names('jamun'), await costs('bael')]).toEqual([[], [12]]);
    await change(id, "name = 'Kendu'");
    store.listener.onReady();
    expect([await names('bael'), await names('kendu')]).toEqual([[], ['Kendu']]);
  });

  test('concurrent searches are all served', async () => {
    await createStock(shop, category, { name: 'Sapota' });
    const results = await Promise.all(Array.from({ length: 30 }, () => names('sapota')));
    expect(results).toEqual(results.map(() => ['Sapota']));
  });

  test('a database failure is reported, and the next search works again', async () => {
    await createStock(shop, category, { name: 'Rambutan' });
    const otherStore = new CacheStore();
    const broken = new StockSearch(shop.app.db, otherStore);
    await sql`alter table catalogue.categories rename to away`.execute(shop.app.db);
    try {
      otherStore.listener.onReady();
      await expect(broken.find('rambutan', {}, { page: 1, limit: 1 })).rejects.toThrow();
      await expect(search.find('rambutan', {}, { page: 1, limit: 1 })).rejects.toThrow();
    } finally {
      await sql`alter table catalogue.away rename to categories`.execute(shop.app.db);
    }
    expect((await broken.find('rambutan', {}, { page: 1, limit: 1 })).total).toBe(1);
    expect(await names('rambutan')).toEqual(['Rambutan']);
  });
});

describe('the next result after a change was published', () => {
  test('finds by the new words, and shows the new price', async () => {
    store.listener.onReady();
    const id = await createStock(shop, category, { name: 'Litchi', cost: 20 });
    publish(`words:${id}`);
    expect(await costs('litchi')).toEqual([20]);
    await change(id, "name = 'Longan', cost_paise = 2100");
    expect(await costs('litchi')).toEqual([20]);
    publish(`stock:${id}`, 'listing', `in:${category.subcategoryId}`, `words:${id}`);
    expect([await names('litchi'), await costs('longan')]).toEqual([[], [21]]);
    await change(id, 'cost_paise = 2200');
    publish('catalogue');
    expect(await costs('longan')).toEqual([22]);
  });

  test('includes it also when it was published while another change, or everything, was read', async () => {
    const ids = [
      await createStock(shop, category, { name: 'Papaw one' }),
      await createStock(shop, category, { name: 'Papaw two' }),
    ];
    store.listener.onReady();
    for (let round = 1; round <= 20; round++) {
      const [first = 0, other = 0] = ids;
      await change(first, `name = 'Papaw first${round}'`);
      publish(`stock:${first}`, round % 5 === 0 ? 'words' : `words:${first}`);
      await change(other, `name = 'Papaw other${round}', cost_paise = ${round * 100}`);
      publish(`stock:${other}`, `words:${other}`);
      expect(await names(`first${round}`)).toEqual([`Papaw first${round}`]);
      expect(await costs(`other${round}`)).toEqual([round]);
    }
  });

  test('is right after thousands of changes at once', async () => {
    store.listener.onReady();
    const id = await createStock(shop, category, { name: 'Carambola' });
    publish(...Array.from({ length: 6000 }, (_, i) => `words:${i + 1}`));
    publish(`words:${id}`);
    expect(await names('carambola')).toEqual(['Carambola']);
  });
});
