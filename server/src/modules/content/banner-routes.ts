import { staffBannerCalls } from '@sabuja/contract';
import { fail, isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { changedMeanwhile, readChanged } from '../staff/index.ts';
import { listStaffBanners } from './banner-store.ts';
import type { ManageContentDeps } from './change-settings.ts';
import { changeBanner, createBanner, deleteBanner } from './manage-banners.ts';

const problems = {
  NO_BANNER: () => ({ status: 404, message: 'This banner was not found.' }),
  BAD_PERIOD: () => ({
    status: 422,
    message: 'The end must be after the beginning.',
    field: 'until',
  }),
  NO_ACTION: () => ({
    status: 422,
    message: 'Please write what its link says.',
    field: 'action',
  }),
  CHANGED_MEANWHILE: changedMeanwhile,
} satisfies ProblemsOf<typeof staffBannerCalls>;

export function staffBannerRoutes(context: MountContext, deps: ManageContentDeps): void {
  const list = () => listStaffBanners(deps.db, deps.clock.now());
  const read = async (id: number) =>
    (await list()).find(({ banner_id }) => banner_id === id) ?? fail('NO_BANNER');
  mountCalls(context, {
    calls: staffBannerCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/banners': async () => ({ results: await list() }),
      'POST /api/v1/staff/banners': async ({ actor, body }) => {
        const created = await createBanner(deps, actor, body);
        return isFailure(created) ? created : read(created);
      },
      'PATCH /api/v1/staff/banners/{id}': async ({ actor, params, body }) => {
        const changed = await changeBanner(deps, actor, params.id, body);
        const banner = await readChanged(changed, () => read(params.id));
        return isFailure(banner) ? banner : { ...banner, message: text`The banner is changed.` };
      },
      'DELETE /api/v1/staff/banners/{id}': async ({ actor, params }) => {
        const failure = await deleteBanner(deps, actor, params.id);
        return isFailure(failure) ? failure : { message: text`The banner is removed.` };
      },
    },
  });
}
