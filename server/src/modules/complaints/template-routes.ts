import { staffAnswerTemplateCalls } from '@sabuja/contract';
import { answerPlaceholders } from '@sabuja/contract/rules/answer-placeholders';
import { fail, isFailure } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  selectPage,
  toPage,
} from '../../platform/http/index.ts';
import { sendSheet } from '../../platform/sheets/write-sheet.ts';
import { text } from '../../platform/texts/index.ts';
import { changedMeanwhile, readChanged } from '../staff/index.ts';
import { exportTemplates } from './export-templates.ts';
import { changeTemplate, createTemplate, type ManageTemplatesDeps } from './manage-templates.ts';
import { inTheirOrder, templateQuery, toStaffTemplates } from './templates-store.ts';

const known = answerPlaceholders.map((name) => `{${name}}`).join(' ');

const problems = {
  NO_TEMPLATE: () => ({ status: 404, message: 'This template was not found.' }),
  TEMPLATE_EXISTS: () => ({
    status: 409,
    message: 'There is a template of this name already.',
    field: 'name',
  }),
  UNKNOWN_PLACEHOLDER: ({ field, unknown }: { field: string; unknown: string }) => ({
    status: 422,
    message: text`{${unknown}} has no value. These have: ${known}`,
    field,
  }),
  CHANGED_MEANWHILE: changedMeanwhile,
} satisfies ProblemsOf<typeof staffAnswerTemplateCalls>;

export function staffAnswerTemplateRoutes(context: MountContext, deps: ManageTemplatesDeps): void {
  const { db } = deps;
  const read = async (id: number) => {
    const rows = await templateQuery(db).where('t.id', '=', id).execute();
    const [template] = await toStaffTemplates(db, rows);
    return template ?? fail('NO_TEMPLATE');
  };
  mountCalls(context, {
    calls: staffAnswerTemplateCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/answer-templates': async ({ query }) => {
        const found = await selectPage(templateQuery(db, query), inTheirOrder, query);
        const rows = await toStaffTemplates(db, found.rows);
        return toPage({ ...found, rows }, query, (template) => template);
      },
      'GET /api/v1/staff/answer-templates/csv': async ({ actor, query, http }) => {
        const sheet = await exportTemplates(deps, actor, query);
        return sendSheet(http.reply, { name: 'answer-templates', format: query.format }, sheet);
      },
      'POST /api/v1/staff/answer-templates': async ({ actor, body }) => {
        const created = await createTemplate(deps, actor, body);
        if (isFailure(created)) return created;
        const template = await read(created);
        if (isFailure(template)) throw new Error('A template that was just created is gone');
        return template;
      },
      'PATCH /api/v1/staff/answer-templates/{id}': async ({ actor, params, body }) => {
        const changed = await changeTemplate(deps, actor, params.id, body);
        const template = await readChanged(changed, () => read(params.id));
        return isFailure(template)
          ? template
          : { ...template, message: text`The template is changed.` };
      },
    },
  });
}
