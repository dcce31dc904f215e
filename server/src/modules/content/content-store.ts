import type { Banner, PublicSetting, ShopProfile } from '@sabuja/contract';
import type { Db, Tx } from '../../platform/db/index.ts';

export async function listBanners(db: Db): Promise<Banner[]> {
  const rows = await db
    .selectFrom('content.banners')
    .selectAll()
    .orderBy('view_sequence')
    .orderBy('id')
    .execute();
  return rows.map(({ id, inactive, ...row }) => ({
    banner_id: id,
    ...row,
    inactive: inactive ? 1 : 0,
  }));
}

/** The text of a setting, undefined when it is not set. */
export async function findSetting(db: Db, key: PublicSetting): Promise<string | undefined> {
  const row = await db
    .selectFrom('content.settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

/** All settings of the shop by key. */
export async function listSettings(db: Db | Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('content.settings').selectAll().execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

export async function findShopProfile(db: Db | Tx): Promise<ShopProfile | undefined> {
  const row = await db.selectFrom('content.shop_facts').select('facts').executeTakeFirst();
  return row?.facts;
}
