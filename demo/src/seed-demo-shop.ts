import { readFile } from 'node:fs/promises';
import { addReasons } from '@sabuja/server/modules/complaints';
import {
  addBanners,
  recordOpening,
  saveSetting,
  saveShopProfile,
} from '@sabuja/server/modules/content';
import { addSlots, addZone } from '@sabuja/server/modules/delivery';
import { addPlans } from '@sabuja/server/modules/wallet';
import type { Db } from '@sabuja/server/platform/db';
import { addSearchTerms } from './add-search-terms.ts';
import { releaseEmoji } from './pictures/emoji-bodies.ts';
import { savePicture } from './save-picture.ts';
import type { SeedDeps } from './seed-deps.ts';
import { seedRange } from './seed-range.ts';
import type { DemoBanner } from './shop/index.ts';
import { demoMediaFolder, demoShop } from './shop/index.ts';
import { toShopProfile } from './to-shop-profile.ts';
import { translateDemoShop } from './translate-demo-shop.ts';

/** Seeds the demo's items into an empty shop, by the public functions of the rooms. */
export async function seedDemoShop(deps: SeedDeps): Promise<void> {
  const { db } = deps;
  const categoryIds = await seedRange(deps, demoShop);
  await seedBanners(deps, categoryIds);
  await seedSettings(db, categoryIds);
  await saveShopProfile(db, toShopProfile(demoShop.profile));
  for (const zone of demoShop.zones) await addZone(db, zone);
  await addSlots(db, demoShop.timeSlots);
  await addPlans(db, demoShop.plans);
  await addReasons(db, demoShop.complaintReasons);
  await translateDemoShop(db);
  await addSearchTerms(db);
  await recordOpening(db, { openedBy: null, now: new Date() });
  releaseEmoji();
}

async function seedBanners(
  deps: SeedDeps,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const banners = await Promise.all(
    demoShop.banners.map(async (banner) => ({
      image_url: await bannerFile(deps, banner),
      view_sequence: banner.viewSequence,
      inactive: banner.inactive ? (1 as const) : (0 as const),
      title: banner.title,
      subtitle: banner.subtitle,
      action: banner.cta,
      link:
        'path' in banner.target
          ? banner.target.path
          : `/categories/${categoryIds.get(banner.target.category)}`,
      tone: `${banner.tint} ${banner.textTone}`,
    })),
  );
  await addBanners(deps.db, banners);
}

async function bannerFile({ media }: SeedDeps, banner: DemoBanner): Promise<string> {
  if (banner.video === undefined) return savePicture(media, 'banners', banner, 'banner');
  return media.putFile(
    'banners',
    banner.video,
    await readFile(new URL(banner.video, demoMediaFolder)),
  );
}

async function seedSettings(db: Db, categoryIds: ReadonlyMap<string, number>): Promise<void> {
  const ignored = demoShop.settings.VEG_NONVEG_TOGGLE_IGNORE.map((slug) => categoryIds.get(slug));
  await saveSetting(db, 'MIN_ORDER_AMOUNT', demoShop.settings.MIN_ORDER_AMOUNT);
  await saveSetting(db, 'VEG_NONVEG_TOGGLE_IGNORE', ignored.join(','));
  await saveSetting(db, 'PAYMENT_METHODS', 'COD,ONLINE,WALLET');
}
