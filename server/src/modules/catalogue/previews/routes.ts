import { staffPreviewCalls } from '@sabuja/contract';
import { type Failure, isFailure } from '@sabuja/kit';
import type { FastifyRequest } from 'fastify';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import type { ManageItemsDeps } from '../manage/deps.ts';
import { categoryProblems, comboProblems, stockProblems } from '../manage/problems.ts';
import { previewCategory } from './preview-category.ts';
import { previewCombo } from './preview-combo.ts';
import type { PreviewPage, RenderPreview } from './preview-page.ts';
import { previewStock } from './preview-stock.ts';

const problems = {
  ...stockProblems,
  ...comboProblems,
  ...categoryProblems,
} satisfies ProblemsOf<typeof staffPreviewCalls>;

type PreviewDeps = ManageItemsDeps & { renderPreview: RenderPreview };

/** Mounts the previews of pages of the shop. */
export function staffPreviewRoutes(context: MountContext, deps: PreviewDeps): void {
  const render = async <F extends Failure>(
    page: PreviewPage | F,
    { request }: { request: FastifyRequest },
  ) => (isFailure(page) ? page : { html: await deps.renderPreview(page as PreviewPage, request) });
  mountCalls(context, {
    calls: staffPreviewCalls,
    problems,
    handlers: {
      'POST /api/v1/staff/stocks/preview': async ({ actor, body: stock, query, http }) =>
        render(await previewStock(deps, actor, { stock }, query.language ?? 'en'), http),
      'POST /api/v1/staff/stocks/{id}/preview': async ({ actor, params, body, query, http }) => {
        const save = { id: params.id, change: body };
        return render(await previewStock(deps, actor, save, query.language ?? 'en'), http);
      },
      'POST /api/v1/staff/combos/preview': async ({ actor, body: combo, query, http }) =>
        render(await previewCombo(deps, actor, { combo }, query.language ?? 'en'), http),
      'POST /api/v1/staff/combos/{id}/preview': async ({ actor, params, body, query, http }) => {
        const save = { id: params.id, change: body };
        return render(await previewCombo(deps, actor, save, query.language ?? 'en'), http);
      },
      'POST /api/v1/staff/categories/preview': async ({ actor, body: category, query, http }) =>
        render(await previewCategory(deps, actor, { category }, query.language ?? 'en'), http),
      'POST /api/v1/staff/categories/{id}/preview': async ({
        actor,
        params,
        body,
        query,
        http,
      }) => {
        const save = { id: params.id, change: body };
        return render(await previewCategory(deps, actor, save, query.language ?? 'en'), http);
      },
    },
  });
}
