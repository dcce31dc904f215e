import type { Page } from '@playwright/test';
import { expect, type Shelf, type Shopkeeper } from './shopkeeper.ts';
import type { Shopper } from './shopper.ts';

/** The names on the cards, in their order. */
export const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
export const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ hasText: name });
/** The address of a shelf. */
export const pathOf = ({ categoryId, subcategoryId }: Shelf) =>
  `/categories/${categoryId}?sub=${subcategoryId}`;

type Scrollable = { scrollIntoView(options: { block: 'center' }): void };
export const scrollY = (page: Page) => page.evaluate('Math.round(scrollY)') as Promise<number>;
const twoFrames =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';

/** Brings a card into the middle of the window, where it stays once a wheel turned before has run out. */
export async function scrollTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await card(page, name).evaluate((element) =>
      (element as unknown as Scrollable).scrollIntoView({ block: 'center' }),
    );
    const there = await scrollY(page);
    await page.evaluate(twoFrames);
    expect(await scrollY(page)).toBe(there);
  }).toPass();
}

/** Scrolls down step by step until the card is there. */
export async function scrollUntil(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1200);
    await expect(card(page, name)).toBeVisible({ timeout: 250 });
  }).toPass();
}
/** A word that no other test has. */
export const unique = () => Math.random().toString(36).slice(2, 7);

/** A shelf of 'Bean 01' and on; answers their ids. */
export async function aLongShelf(shopkeeper: Shopkeeper, count = 45) {
  const { categoryId, shelves } = await shopkeeper.category(`Long ${unique()}`, ['Beans']);
  const shelf = shelves[0] ?? { categoryId, subcategoryId: 0 };
  return { shelf, ids: await shopkeeper.row(shelf, 'Bean', count) };
}

/** A subcategory 'Pulses' with nothing in it yet. */
export async function aShelf(shopkeeper: Shopkeeper): Promise<Shelf> {
  const { shelves, categoryId } = await shopkeeper.category(`Pantry ${unique()}`, ['Pulses']);
  return shelves[0] ?? { categoryId, subcategoryId: 0 };
}

export const product = (id: number) => `/product/${id}`;
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The link to a part of the combo that is shown. */
export const partOf = (page: Page, name: string) =>
  page.locator('section', { hasText: 'In this combo' }).getByRole('link', { name });

/** Signs in and waits until the sign-in screen has led home. */
export async function signIn(page: Page, shopper: Shopper): Promise<void> {
  await page.goto('/Auth');
  await shopper.signIn();
  await expect(page.getByText('Signed in as')).toBeVisible();
}
