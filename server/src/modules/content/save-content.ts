import type { Banner, PublicSetting, ShopProfile } from '@sabuja/contract';
import type { OrderLimitSetting } from '@sabuja/contract/rules/order-limits';
import type { Db } from '../../platform/db/index.ts';

export async function addBanners(
  db: Db,
  banners: readonly Omit<Banner, 'banner_id'>[],
): Promise<void> {
  const rows = banners.map(({ inactive, ...banner }) => ({ ...banner, inactive: inactive === 1 }));
  await db.insertInto('content.banners').values(rows).execute();
}

export async function saveSetting(
  db: Db,
  key: PublicSetting | OrderLimitSetting,
  value: string,
): Promise<void> {
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
