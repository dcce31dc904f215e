import { discountedUnit, toPaise, toRupees } from '@sabuja/kit';
import { createStock, useSellableShop } from '@sabuja/testing';
import { expect, test } from 'vitest';
import { listSubstitutes } from './substitutes.ts';

const { shop, category } = useSellableShop();

test('S10.415 the price of a substitute is the one that the bill shows, to the paisa', async () => {
  const ordered = await createStock(shop, category, { cost: 10 });
  const prices = [
    { cost: 10.01, discountPercent: 50 },
    { cost: 10.03, discountPercent: 50 },
    { cost: 33.33, discountPercent: 12.5 },
    { cost: 0.5, discountPercent: 1 },
  ];
  for (const price of prices) await createStock(shop, category, price);
  const offers = await listSubstitutes(shop.app.db, ordered, { q: undefined, locale: 'en' });
  const billed = prices.map(({ cost, discountPercent }) =>
    toRupees(discountedUnit(toPaise(cost), discountPercent)),
  );
  expect(offers.map(({ price }) => price).sort()).toEqual(billed.sort());
});
