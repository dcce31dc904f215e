import { createCustomer, createEstimate, createStock, useSellableShop } from '@sabuja/testing';
import { expect, test } from 'vitest';

const { shop, category } = useSellableShop();

test.each([
  ['480 rupees of items', { cost: 480 }, 20],
  ['after the discount of an item', { cost: 500, discountPercent: 10 }, 50],
  ['with paise, in whole rupees', { cost: 480.5 }, 19],
  ['exactly at the amount that is not yet free', { cost: 499 }, 1],
  ['above it', { cost: 499.01 }, undefined],
])('the estimate says for how much more items delivery is free: %s', async (_, stock, missing) => {
  const id = await createStock(shop, category, stock);
  const customer = await createCustomer(shop);
  const line = { id, quantity: 1, type: 'STOCK' as const, department: 'GROCERY' as const };
  const estimate = await createEstimate(customer, [line]);
  expect(estimate.missing_for_free_delivery).toBe(missing);
  expect(estimate.shipping_charges).toBe(missing === undefined ? 0 : 25);
});

test('two deliveries have no common amount; one delivery of both departments has', async () => {
  const customer = await createCustomer(shop);
  const lines = [
    { id: await createStock(shop, category, { cost: 100 }), department: 'GROCERY' as const },
    {
      id: await createStock(shop, category, { cost: 200, department: 'KITCHEN' }),
      department: 'KITCHEN' as const,
    },
  ].map((line) => ({ ...line, quantity: 1, type: 'STOCK' as const }));
  expect((await createEstimate(customer, lines)).missing_for_free_delivery).toBeUndefined();
  expect((await createEstimate(customer, lines, true)).missing_for_free_delivery).toBe(200);
});
