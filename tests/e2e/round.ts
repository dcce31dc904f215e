import { expect } from '@playwright/test';
import { type Customer, dateInDays } from './customer.ts';
import type { Shopkeeper } from './shopkeeper.ts';
import type { StaffBrowser } from './staff.ts';

/** The number of an order as lists and pages show it: '#0d3f…'. */
export const numberOf = (uid: string): string => `#${uid.split('-')[0]}`;

/** Creates a product of ₹34.00 per kilo without discount; returns its id. */
export async function createGourd(shopkeeper: Shopkeeper, name: string): Promise<number> {
  const { subcategories } = await shopkeeper.createCategory(name, [`${name} greens`]);
  const [place = { categoryId: 0, subcategoryId: 0 }] = subcategories;
  return shopkeeper.createStock(place, { name, cost: 34 });
}

/** Places a cash order of a product and packs it: with the delivery fee, 7 gourds cost ₹263.00 and 8 cost ₹297.00. */
export async function placePackedOrder(
  customer: Customer,
  shopkeeper: Shopkeeper,
  line: { id: number; quantity: number },
): Promise<{ uid: string; number: string }> {
  const uid = await customer.placeOrder(line);
  await shopkeeper.transitionOrder(uid, 'CONFIRMED', 'PACKED');
  return { uid, number: numberOf(uid) };
}

/** Creates a rider's round with orders of a day, on the console; returns the round's name. */
export async function makeRound(
  { page }: StaffBrowser,
  rider: StaffBrowser,
  numbers: readonly string[],
  date = dateInDays(),
): Promise<string> {
  const name = `Round of ${numbers[0]}`;
  await page.goto(`/console/rounds?date=${date}`);
  for (const number of numbers) await page.getByRole('checkbox', { name: number }).check();
  await page.getByRole('button', { name: 'Make a round' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a round' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Rider').selectOption({ label: rider.name });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
  return name;
}

/** Opens the rider's page on a phone and starts the round. */
export async function startRound({ page }: StaffBrowser): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/console/');
  await page.getByRole('button', { name: 'Take them along' }).click();
}
