import { contentCalls } from '@sabuja/contract';
import { readPaymentMethods } from '@sabuja/contract/rules/shop-settings';
import { fail } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { listBanners } from './banner-store.ts';
import { findSetting, findShopProfile } from './content-store.ts';
import { findShownNotices } from './notice-store.ts';

const problems = {
  NOT_SET: () => ({ status: 404, message: 'This setting is not set.' }),
} satisfies ProblemsOf<typeof contentCalls>;

/** All responses of this module depend on this one tag, since content changes seldom. */
const contentTag = 'content';

type Options = {
  /** Whether the shop has a payment provider; without one, online payment is not offered. */
  canPayOnline: boolean;
};

export function contentRoutes(context: MountContext, db: Db, { canPayOnline }: Options): void {
  mountCalls(context, {
    calls: contentCalls,
    problems,
    handlers: {
      'GET /api/v1/banner/': async ({ tags, locale }) => {
        tags.push(contentTag);
        return listBanners(db, locale);
      },
      'GET /api/v1/settings/general/key/{key}': async ({ params, tags }) => {
        tags.push(contentTag);
        const value = await findSetting(db, params.key);
        if (value === undefined) return fail('NOT_SET');
        const offersOnline = params.key !== 'PAYMENT_METHODS' || canPayOnline;
        return { [params.key]: offersOnline ? value : withoutOnline(value) };
      },
      'GET /api/v1/settings/shop': async ({ tags, locale }) => {
        tags.push(contentTag);
        const profile = await findShopProfile(db, locale);
        if (!profile) return fail('NOT_SET');
        const notices = await findShownNotices(db, locale);
        return { ...profile, ...(notices && { notices }) };
      },
    },
  });
}

const withoutOnline = (setting: string): string =>
  readPaymentMethods(setting)
    .filter((method) => method !== 'ONLINE')
    .join(',');
