import type { Banner, ShopProfile } from '@sabuja/contract';
import type { SettingKey } from '@sabuja/contract/rules/setting-definitions';
import { type Db, fillTranslations, type Translated, type Tx } from '../../platform/db/index.ts';
import type { ProfileTranslations } from './tables.ts';

export async function addBanners(
  db: Db,
  banners: readonly Omit<Banner, 'banner_id'>[],
): Promise<void> {
  const rows = banners.map(({ inactive, ...banner }) => ({ ...banner, inactive: inactive === 1 }));
  await db.insertInto('content.banners').values(rows).execute();
}

export async function saveSetting(db: Db | Tx, key: SettingKey, value: string): Promise<void> {
  await db
    .insertInto('content.settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function saveShopProfile(db: Db, profile: ShopProfile): Promise<void> {
  await db
    .insertInto('content.shop_facts')
    .values({ facts: profile as never })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ facts: profile as never }))
    .execute();
}

/** Saves the shop profile with its translations. */
export async function saveProfileRow(
  tx: Tx,
  profile: ShopProfile,
  translations: ProfileTranslations,
): Promise<void> {
  const values = { facts: JSON.stringify(profile) as never, translations };
  await tx
    .insertInto('content.shop_facts')
    .values(values)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(values))
    .execute();
}

/** Sets the translations of banners that have none, by their English title. */
export const fillBannerTranslations = (
  db: Db | Tx,
  records: readonly Translated<'title' | 'subtitle' | 'action'>[],
): Promise<void> =>
  fillTranslations(
    db,
    { table: 'content.banners', keyColumn: 'title', fields: ['title', 'subtitle', 'action'] },
    records,
  );

/** Sets the translations of the shop profile if it has none and is still the given one. */
export async function fillProfileTranslations(
  db: Db | Tx,
  profile: ShopProfile,
  translations: ProfileTranslations,
): Promise<void> {
  await db
    .updateTable('content.shop_facts')
    .set({ translations })
    .where('translations', '=', {})
    .where('facts', '=', profile as never)
    .execute();
}
