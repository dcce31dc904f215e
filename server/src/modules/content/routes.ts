import { contentCalls } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { type Mounting, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { findSetting, findShopFacts, listBanners } from './content-store.ts';

const problems = {
  NOT_SET: () => ({ status: 404, message: 'This setting is not set.' }),
} satisfies ProblemsOf<typeof contentCalls>;

/** All of the room's answers depend on this one tag: it changes seldom. */
const content = 'content';

export function contentRoutes(mounting: Mounting, db: Db): void {
  mountCalls(mounting, {
    calls: contentCalls,
    problems,
    handlers: {
      'GET /api/v1/banner/': async ({ tags }) => {
        tags.push(content);
        return listBanners(db);
      },
      'GET /api/v1/settings/general/key/{key}': async ({ params, tags }) => {
        tags.push(content);
        const value = await findSetting(db, params.key);
        return value === undefined ? fail('NOT_SET') : { [params.key]: value };
      },
      'GET /api/v1/settings/shop': async ({ tags }) => {
        tags.push(content);
        return (await findShopFacts(db)) ?? fail('NOT_SET');
      },
    },
  });
}
