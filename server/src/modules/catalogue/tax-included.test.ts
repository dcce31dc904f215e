import { createCombo, createStock, useSellableShop } from '@sabuja/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();

const department = 'KITCHEN' as const;
const createDish = (mrp?: number) =>
  createStock(shop, category, { department, cost: 40, ...(mrp !== undefined && { mrp }) });
const combine = (...stocks: number[]) =>
  createCombo(shop, category.subcategoryId, stocks, { department });
const setMrp = (ids: number[], rupees: number | null) =>
  sql`update catalogue.stocks set mrp_paise = ${rupees === null ? null : rupees * 100}::bigint
    where id = any(${ids}::int[])`.execute(shop.app.db);
const isMixed = 'may not mix prices with and without GST';

test('the database refuses a price above the MRP', async () => {
  await expect(createStock(shop, category, { cost: 40, mrp: 39.99 })).rejects.toThrow('check');
  const id = await createStock(shop, category, { cost: 40, mrp: 40 });
  const raise = sql`update catalogue.stocks set cost_paise = 4001 where id = ${id}`;
  await expect(raise.execute(shop.app.db)).rejects.toThrow('check');
});

test('the parts of a combo agree on whether prices include GST; all of them may change together', async () => {
  const [cooked, plain, packed] = [await createDish(), await createDish(), await createDish(50)];
  await expect(combine(cooked, packed)).rejects.toThrow(isMixed);
  await combine(cooked, plain);
  await expect(setMrp([cooked], 50)).rejects.toThrow(isMixed);
  await setMrp([cooked, plain], 50);
  await combine(cooked, packed);
  await expect(setMrp([packed], null)).rejects.toThrow(isMixed);
});

test('a combo never mixes them, however many change its parts at once', async () => {
  const parts = [await createDish(), await createDish(), await createDish()];
  const combo = await combine(...parts);
  const addPart = async (mrp?: number) => {
    const id = await createDish(mrp);
    await sql`insert into catalogue.combo_lines (combo_id, stock_id, quantity) values (${combo}, ${id}, 1)`.execute(
      shop.app.db,
    );
  };
  const attempts = Array.from({ length: 8 }, (_, n) => [
    setMrp(parts, n % 2 === 0 ? 50 : null),
    addPart(n % 2 === 0 ? 50 : undefined),
    setMrp(parts.slice(0, 1), 60),
    combine(...parts),
  ]).flat();
  await Promise.allSettled(attempts);
  const { rows } = await sql`select combo_id from catalogue.combo_lines l
    join catalogue.stocks s on s.id = l.stock_id
    group by combo_id having count(distinct s.tax_included) > 1`.execute(shop.app.db);
  expect(rows).toEqual([]);
});
