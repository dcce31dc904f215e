import { type TranslatedLocale, translatedLocales } from '@sabuja/kit';
import {
  fillCategoryTranslations,
  fillComboTranslations,
  fillStockTranslations,
} from '@sabuja/server/modules/catalogue';
import { fillReasonTranslations } from '@sabuja/server/modules/complaints';
import { fillBannerTranslations, fillProfileTranslations } from '@sabuja/server/modules/content';
import { fillPlaceTranslations } from '@sabuja/server/modules/delivery';
import { fillPlanTranslations } from '@sabuja/server/modules/wallet';
import type { Db } from '@sabuja/server/platform/db';
import { readTable, readTables } from './read-table.ts';
import { demoShop } from './shop/index.ts';
import { toShopProfile } from './to-shop-profile.ts';
import {
  bannerTranslations,
  planTranslations,
  profileTranslations,
  reasonTranslations,
} from './translations/shop.ts';
import { translateUnits } from './translations/units.ts';

/**
 * Sets the Hindi and Odia texts of the demo shop's rows that have no translations yet. Rows whose texts were
 * changed after the shop was seeded stay as they are.
 */
export async function translateDemoShop(db: Db): Promise<void> {
  await fillCategoryTranslations(db, categoryRecords());
  await fillStockTranslations(db, stockRecords());
  await fillComboTranslations(db, comboRecords());
  await fillBannerTranslations(db, bannerRecords());
  await fillPlanTranslations(db, planRecords());
  await fillReasonTranslations(db, reasonRecords());
  await translateDemoPlaces(db);
  await fillProfileTranslations(db, toShopProfile(demoShop.profile), profileTranslations);
}

/** Sets the Hindi and Odia names of the demo's places that have none yet. */
export const translateDemoPlaces = (db: Db): Promise<void> =>
  fillPlaceTranslations(db, placeRecords());

const forEachLocale = <T>(texts: (locale: TranslatedLocale, index: number) => T) =>
  Object.fromEntries(
    translatedLocales.map((locale, index) => [locale, texts(locale, index)]),
  ) as Record<TranslatedLocale, T>;

/** Name and description in both languages from the columns of a table: first Hindi, then Odia. */
const namesFrom = (columns: readonly string[]) =>
  forEachLocale((_, i) => ({ name: columns[2 * i] ?? '', description: columns[2 * i + 1] ?? '' }));

type Named = { slug: string; name: string; description: string };

const namedRecord = ({ slug, name, description }: Named, table: Map<string, string[]>) => ({
  key: slug,
  english: { name, description },
  translations: namesFrom(table.get(slug) ?? []),
});

function categoryRecords() {
  const table = readTable('translations/categories.tsv');
  return demoShop.categories
    .flatMap((category) => [category, ...category.subcategories])
    .map((category) => namedRecord(category, table));
}

function comboRecords() {
  const table = readTable('translations/combos.tsv');
  return demoShop.combos.map((combo) => namedRecord(combo, table));
}

function stockRecords() {
  const names = readTables('translations/names/');
  const descriptions = readTables('translations/descriptions/');
  return demoShop.stocks.map(({ slug, name, description, units }) => ({
    key: slug,
    english: { name, description, units },
    translations: forEachLocale((locale, i) => ({
      name: names.get(slug)?.[i] ?? '',
      description: descriptions.get(slug)?.[i] ?? '',
      units: translateUnits(units, locale),
    })),
  }));
}

const bannerRecords = () =>
  demoShop.banners.map(({ title, subtitle, cta }) => ({
    key: title,
    english: { title, subtitle, action: cta },
    translations: bannerTranslations[title] ?? {},
  }));

const planRecords = () =>
  demoShop.plans.map(({ name, additionalPerks }) => ({
    key: name,
    english: { plan_name: name, additional_perks: additionalPerks },
    translations: planTranslations[name] ?? {},
  }));

const reasonRecords = () =>
  demoShop.complaintReasons.map((description) => ({
    key: description,
    english: { description },
    translations: reasonTranslations[description] ?? {},
  }));

function placeRecords() {
  const table = readTable('translations/places.tsv');
  return demoShop.zones
    .flatMap(({ pincodes }) => pincodes)
    .map(({ pincode, place }) => ({
      key: pincode,
      english: { place },
      translations: forEachLocale((_, i) => ({ place: table.get(pincode)?.[i] ?? '' })),
    }));
}
