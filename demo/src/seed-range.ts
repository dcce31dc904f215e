import {
  addCategories,
  addCombos,
  addStocks,
  type NewStock,
} from '@sabuja/server/modules/catalogue';
import { savePicture } from './save-picture.ts';
import type { SeedDeps } from './seed-deps.ts';
import type { DemoCategory, DemoShop, DemoSubcategory } from './shop/index.ts';

type Ids = Map<string, number>;

/** Adds categories, stocks and combos with their pictures; returns the ids of categories by slug. */
export async function seedRange(deps: SeedDeps, shop: DemoShop): Promise<Ids> {
  const categoryIds = await seedCategories(deps, shop.categories);
  const stocks = await Promise.all(
    shop.categories.map((category) => toStocks(deps, category, categoryIds)),
  );
  const stockIds = await addStocks(deps.db, stocks.flat());
  await seedCombos(deps, shop, categoryIds, stockIds);
  return categoryIds;
}

async function seedCategories(
  { db, media }: SeedDeps,
  categories: readonly DemoCategory[],
): Promise<Ids> {
  const toNew = async (subject: DemoSubcategory, sequence: number, parentId: number | null) => ({
    slug: subject.slug,
    name: subject.name,
    description: subject.description,
    imageUrl: await savePicture(media, 'categories', subject, 'category'),
    parentId,
    sequence,
    ...(subject.leadTimeHours !== undefined && { leadTimeHours: subject.leadTimeHours }),
  });
  const tops = await addCategories(
    db,
    await Promise.all(categories.map((c, i) => toNew(c, i, null))),
  );
  const leaves = await Promise.all(
    categories.flatMap((category) =>
      category.subcategories.map((sub, i) => toNew(sub, i, tops.get(category.slug) ?? null)),
    ),
  );
  return new Map([...tops, ...(await addCategories(db, leaves))]);
}

const toStocks = ({ media }: SeedDeps, category: DemoCategory, ids: Ids): Promise<NewStock[]> =>
  Promise.all(
    category.stocks.map(async ({ subcategory, picture, ...stock }, sequence) => ({
      ...stock,
      categoryId: idOf(ids, category.slug),
      subcategoryId: idOf(ids, subcategory),
      imageUrls: [await savePicture(media, 'stocks', { slug: stock.slug, picture }, 'product')],
      sequence,
    })),
  );

async function seedCombos(
  { db, media }: SeedDeps,
  shop: DemoShop,
  categories: Ids,
  stocks: Ids,
): Promise<void> {
  const combos = await Promise.all(
    shop.combos.map(async ({ subcategory, lines, picture, veg: _, ...combo }, sequence) => ({
      ...combo,
      subcategoryId: idOf(categories, subcategory),
      imageUrls: [await savePicture(media, 'combos', { slug: combo.slug, picture }, 'combo')],
      lines: lines.map((line) => ({ stockId: idOf(stocks, line.stock), quantity: line.quantity })),
      sequence,
    })),
  );
  await addCombos(db, combos);
}

function idOf(ids: Ids, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`the demo shop names ${slug}, which it doesn't have`);
  return id;
}
