import { legalCalls, staffLegalCalls } from '@sabuja/contract';
import { legalPages } from '@sabuja/contract/rules/legal-pages';
import { isFailure, istDate } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { text, translate } from '../../../platform/texts/index.ts';
import { changedMeanwhile, readChanged } from '../../staff/index.ts';
import type { ManageContentDeps } from '../change-settings.ts';
import { findShopProfile } from '../content-store.ts';
import { linesOf } from './legal-lines.ts';
import { listVersions } from './legal-store.ts';
import { changeDraft, publishDraft, readStaffLegalPage } from './manage-legal.ts';
import { valuesOf } from './placeholder-values.ts';
import { readLegalPage } from './read-legal-page.ts';
import { renderLegal } from './render-legal.ts';

const problems = {
  NO_VERSION: () => ({ status: 404, message: 'This version was not found.' }),
} satisfies ProblemsOf<typeof legalCalls>;

export function legalRoutes(context: MountContext, db: Db): void {
  mountCalls(context, {
    calls: legalCalls,
    problems,
    handlers: {
      'GET /api/v1/legal/{page}': async ({ params, query, tags, locale }) => {
        tags.push('content');
        return readLegalPage(db, { page: params.page, version: query.version, locale });
      },
    },
  });
}

const staffProblems = {
  CHANGED_MEANWHILE: changedMeanwhile,
  UNKNOWN_PLACEHOLDER: ({ name, field }: { name: string; field: string }) => ({
    status: 422,
    message: text`There is no placeholder ${name}. Please choose one from the list.`,
    field,
  }),
  NOTHING_CHANGED: () => ({
    status: 409,
    message: 'This text is published already. Save a change of it first.',
  }),
  NO_SUCH_DAY: () => ({ status: 422, message: 'Please check the date.', field: 'effective_on' }),
  TOO_EARLY: () => ({
    status: 422,
    message: 'Nobody is bound by a text from before today. Please choose today or a later day.',
    field: 'effective_on',
  }),
} satisfies ProblemsOf<typeof staffLegalCalls>;

export function staffLegalRoutes(context: MountContext, deps: ManageContentDeps): void {
  const { db, clock } = deps;
  const read = (page: (typeof legalPages)[number]) => readStaffLegalPage(db, page);
  mountCalls(context, {
    calls: staffLegalCalls,
    problems: staffProblems,
    handlers: {
      'GET /api/v1/staff/legal': async () => ({ results: await Promise.all(legalPages.map(read)) }),
      'GET /api/v1/staff/legal/{page}': ({ params }) => read(params.page),
      'PATCH /api/v1/staff/legal/{page}': async ({ actor, params, body }) => {
        const changed = await changeDraft(deps, actor, params.page, body);
        const page = await readChanged(changed, () => read(params.page));
        return isFailure(page) ? page : { ...page, message: text`The draft is saved.` };
      },
      'POST /api/v1/staff/legal/{page}/preview': async ({
        params,
        body: { text: source, language },
      }) => {
        const [latest] = await listVersions(db, params.page);
        const next = {
          ...{ version: latest.version + 1, effective_on: istDate(clock.now()) },
          state: 'current' as const,
        };
        return {
          html: renderLegal(source, valuesOf(await findShopProfile(db, language))),
          lines: linesOf(params.page, next, language, language).map((line) =>
            translate(line, language),
          ),
        };
      },
      'POST /api/v1/staff/legal/{page}/publish': async ({ actor, params, body }) => {
        const published = await publishDraft(deps, actor, params.page, body);
        const page = await readChanged(published, () => read(params.page));
        return isFailure(page) ? page : { ...page, message: text`The new version is published.` };
      },
    },
  });
}
