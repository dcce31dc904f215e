import { createEstimate, useCustomer, useManagedShop } from '@sabuja/testing';
import { expect, test } from 'vitest';
import { readEstimate } from './estimates-store.ts';

const { shop, customer, line } = useManagedShop();
const other = useCustomer(shop);

const countOf = async ({ id }: { id: number }) => {
  const rows = await shop.app.db
    .selectFrom('pricing.estimates')
    .select('id')
    .where('customer_id', '=', id)
    .execute();
  return rows.length;
};

test('S10.345 a customer has at most 50 estimates: the oldest are deleted, also of those requested at once', async () => {
  await createEstimate(other, [line()]);
  const estimate = () => createEstimate(customer, [line()]);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 12 }, estimate));
    shop.clock.advance(1000);
  }
  const { estimation_id } = await estimate();
  expect(await countOf(customer)).toBe(50);
  expect(await readEstimate(shop.app.db, customer.id, estimation_id)).toBeDefined();
  expect(await countOf(other)).toBe(1);
});
