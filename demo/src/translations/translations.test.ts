import { addCategories, addStocks } from '@sabuja/server/modules/catalogue';
import { addZone } from '@sabuja/server/modules/delivery';
import { useTestShop } from '@sabuja/testing';
import { expect, test } from 'vitest';
import { seedDemo } from '../index.ts';
import { readTable, readTables } from '../read-table.ts';
import { demoShop } from '../shop/index.ts';
import { toShopProfile } from '../to-shop-profile.ts';
import {
  bannerTranslations,
  planTranslations,
  profileTranslations,
  reasonTranslations,
} from './shop.ts';
import { translateUnits } from './units.ts';

const scripts = [/\p{Script=Devanagari}/u, /\p{Script=Oriya}/u];
const isInScripts = (texts: readonly (string | undefined)[]) =>
  scripts.every((script, i) => script.test(texts[i] ?? ''));

const items = [
  [
    'categories',
    'translations/categories.tsv',
    demoShop.categories.flatMap((c) => [c, ...c.subcategories]),
  ],
  ['combos', 'translations/combos.tsv', demoShop.combos],
] as const;

test.each(items)(
  'every one of the %s has a name and a description in Hindi and Odia',
  (_, file, all) => {
    const table = readTable(file);
    expect([...table.keys()].sort()).toEqual(all.map((each) => each.slug).sort());
    for (const [slug, [hi, hiText, or, orText]] of table) {
      expect(isInScripts([hi, or]), slug).toBe(true);
      expect(isInScripts([hiText, orText]), slug).toBe(true);
    }
  },
);

test('every stock has a name in Hindi and Odia of its own', () => {
  const names = readTables('translations/names/');
  expect([...names.keys()].sort()).toEqual(demoShop.stocks.map((stock) => stock.slug).sort());
  for (const [slug, texts] of names) expect(isInScripts(texts), slug).toBe(true);
  for (const column of [0, 1]) {
    const all = [...names.values()].map((texts) => texts[column]);
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  }
});

test('every stock has a description in Hindi and Odia', () => {
  const descriptions = readTables('translations/descriptions/');
  expect([...descriptions.keys()].sort()).toEqual(demoShop.stocks.map(({ slug }) => slug).sort());
  for (const [slug, texts] of descriptions) expect(isInScripts(texts), slug).toBe(true);
});

test('every pincode has its place in Hindi and Odia', () => {
  const places = readTable('translations/places.tsv');
  const pincodes = demoShop.zones.flatMap((zone) => zone.pincodes.map(({ pincode }) => pincode));
  expect([...places.keys()].sort()).toEqual(pincodes.sort());
  for (const [pincode, texts] of places) expect(isInScripts(texts), pincode).toBe(true);
});

test('no word of the units stays English', () => {
  for (const { units } of demoShop.stocks) {
    expect(translateUnits(units, 'hi')).not.toMatch(/[a-z]/i);
    expect(translateUnits(units, 'or')).not.toMatch(/[a-z]/i);
  }
  expect(translateUnits('1 bunch, 250 g', 'hi')).toBe('1 गड्डी, 250 ग्राम');
});

test('banners, plans and reasons are translated', () => {
  const missing = [
    demoShop.banners.filter(({ title }) => !bannerTranslations[title]),
    demoShop.plans.filter(({ name }) => !planTranslations[name]),
    demoShop.complaintReasons.filter((reason) => !reasonTranslations[reason]),
  ];
  expect(missing.flat()).toEqual([]);
});

test('plans and categories do not repeat in Hindi and Odia the rules that the shop shows beside them', () => {
  const perks = Object.values(planTranslations).flatMap(({ hi, or }) => [hi, or]);
  const delivery = /डिलीवरी|गाड़ी|ଡେଲିଭରି|ଗାଡ଼ି/;
  const endless = /ख़त्म नहीं|ସରେ ନାହିଁ/;
  for (const perk of perks) {
    expect(perk?.additional_perks).not.toMatch(delivery);
    expect(perk?.additional_perks).not.toMatch(endless);
  }
  const categories = [...readTable('translations/categories.tsv').values()].flat();
  expect(categories.filter((each) => /पहले ऑर्डर|ଆଗରୁ ଅର୍ଡର/.test(each))).toEqual([]);
});

/** Each English text that has translations in this folder, by its key. */
function englishTexts(): string[] {
  const { categories, combos, stocks, banners, plans, complaintReasons, zones } = demoShop;
  const items = [...categories.flatMap((c) => [c, ...c.subcategories]), ...combos, ...stocks];
  const profile = toShopProfile(demoShop.profile);
  const fields = Object.keys(profileTranslations.hi ?? {}) as (keyof typeof profile)[];
  return [
    ...items.map(({ slug, name, description }) => [slug, name, description]),
    ...banners.map(({ slug, title, subtitle, cta }) => [slug, title, subtitle, cta]),
    ...plans.map(({ slug, name, additionalPerks }) => [slug, name, additionalPerks]),
    ...complaintReasons.map((reason) => ['reason', reason]),
    ...zones.flatMap(({ pincodes }) => pincodes.map(({ pincode, place }) => [pincode, place])),
    ...fields.map((field) => [field, profile[field]]),
  ].map((row) => `${row.join('\t')}\n`);
}

test('the English texts are those that were translated', async () => {
  await expect(
    englishTexts().join(''),
    'Correct the translations of the changed texts first, then store the texts: npx vitest run demo -u',
  ).toMatchFileSnapshot('english.tsv');
});

const shop = useTestShop();

test('a demo shop of an earlier release is translated, except for the texts that staff changed', async () => {
  const { db, media } = { db: shop.app.db, media: undefined as never };
  const slugs = ['cow-milk', 'desi-tomato', 'new-potato'];
  const stocks = demoShop.stocks.filter(({ slug }) => slugs.includes(slug));
  const categories = await addCategories(db, [
    {
      slug: 'vegetables',
      name: 'Vegetables',
      description: 'Ours.',
      imageUrl: null,
      parentId: null,
      sequence: 0,
    },
  ]);
  const categoryId = categories.get('vegetables') ?? 0;
  await addStocks(
    db,
    stocks.map(({ picture: _, subcategory: _sub, ...stock }, sequence) => ({
      ...stock,
      name: stock.slug === 'desi-tomato' ? 'Tomato of our own' : stock.name,
      categoryId,
      subcategoryId: categoryId,
      imageUrls: [],
      sequence,
    })),
  );
  const edited = { hi: { name: 'हमारा आलू' } };
  await db
    .updateTable('catalogue.stocks')
    .set({ translations: edited })
    .where('slug', '=', 'new-potato')
    .execute();
  await seedDemo({ db, media });
  const rows = await db.selectFrom('catalogue.stocks').select(['slug', 'translations']).execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row.translations]));
  expect(bySlug.get('cow-milk')?.hi).toMatchObject({
    name: 'गाय का दूध, फ़ार्म',
    units: '1 लीटर पाउच',
  });
  expect(bySlug.get('desi-tomato')?.or?.name).toBeUndefined();
  expect(bySlug.get('desi-tomato')?.or?.units).toBe('1 କିଲୋ');
  expect(bySlug.get('new-potato')).toEqual(edited);
  const category = await db
    .selectFrom('catalogue.categories')
    .select('translations')
    .executeTakeFirstOrThrow();
  expect(category.translations.hi).toEqual({ name: 'सब्ज़ियाँ' });
});

test('S10.331 a demo shop of an earlier release gets the places in Hindi and Odia, except for those that staff changed', async () => {
  const { db, media } = { db: shop.app.db, media: undefined as never };
  const at = { latitude: 20.3, longitude: 85.8 };
  await addZone(db, {
    ...{ name: 'Bhubaneswar', fee: 0, freeAbove: null },
    pincodes: [
      { pincode: '751007', place: 'Saheed Nagar', ...at },
      { pincode: '751024', place: 'Patia alone', ...at },
    ],
  });
  await db.deleteFrom('catalogue.synonyms').execute();
  await seedDemo({ db, media });
  expect(await db.selectFrom('catalogue.synonyms').selectAll().execute()).toEqual([]);
  const rows = await db
    .selectFrom('delivery.pincodes')
    .select(['pincode', 'translations'])
    .execute();
  const byPincode = new Map(rows.map((row) => [row.pincode, row.translations]));
  expect(byPincode.get('751007')?.or?.place).toBe('ଶହୀଦ ନଗର');
  expect(byPincode.get('751024')?.or?.place).toBeUndefined();
});
