import type { PublicSetting, ShopProfile } from '@sabuja/contract';
import { type Locale, localize } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';

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

const emptyProfile: ShopProfile = {
  name: '',
  name_local: '',
  tagline: '',
  promise: '',
  legal_name: '',
  office_address: '',
  farm_address: '',
  office_location: null,
  farm_location: null,
  phone: '',
  support_hours: '',
  chat_link: '',
  email: '',
  fssai: '',
  gstin: '',
  grievance_officer: '',
  grievance_phone: '',
  grievance_email: '',
  social_links: [],
  app_links: [],
};

/** Adds the fields that a profile saved by an earlier release lacks. */
const complete = (saved: Partial<ShopProfile>): ShopProfile => ({ ...emptyProfile, ...saved });

/** The shop profile in English with its translations, locked for a change; empty while there is none. */
export async function lockProfile(tx: Tx) {
  const row = await tx
    .selectFrom('content.shop_facts')
    .select(['facts', 'translations'])
    .forUpdate()
    .executeTakeFirst();
  return { profile: complete(row?.facts ?? {}), translations: row?.translations ?? {} };
}

/** The shop profile in English with its translations; null while there is none. */
export async function findProfileRow(db: Db) {
  const row = await db
    .selectFrom('content.shop_facts')
    .select(['facts', 'translations'])
    .executeTakeFirst();
  return { profile: row ? complete(row.facts) : null, translations: row?.translations ?? {} };
}

/** The shop profile in a language. */
export async function findShopProfile(
  db: Db | Tx,
  locale: Locale = 'en',
): Promise<ShopProfile | undefined> {
  const row = await db
    .selectFrom('content.shop_facts')
    .select(['facts', 'translations'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { translations: _, ...profile } = localize(
    { ...complete(row.facts), translations: row.translations },
    locale,
  );
  return profile;
}
