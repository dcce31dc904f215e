import type { AnswerTemplateChange, NewAnswerTemplate } from '@sabuja/contract';
import { findUnknownPlaceholders } from '@sabuja/contract/rules/answer-placeholders';
import { fail, isFailure, mergeTranslations } from '@sabuja/kit';
import { inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { createAuditRecorder, findChanges, revision } from '../staff/index.ts';
import type { ComplaintDeps } from './raise-complaint.ts';
import { lockTemplates, type TemplateRow, templateQuery, toTemplate } from './templates-store.ts';

const audit = createAuditRecorder('answer_template');

export type ManageTemplatesDeps = Pick<ComplaintDeps, 'db' | 'clock'>;

/** Creates a template; returns its id. Fails with TEMPLATE_EXISTS or UNKNOWN_PLACEHOLDER. */
export function createTemplate(
  { db, clock }: ManageTemplatesDeps,
  actor: StaffActor,
  template: NewAnswerTemplate,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockTemplates(tx);
    const columns = toColumns(template);
    const refusal = findProblem(await templateQuery(tx).execute(), columns, undefined);
    if (isFailure(refusal)) return refusal;
    const { id } = await tx
      .insertInto('complaints.answer_templates')
      .values({ ...columns, ...revision({ actor, now }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(tx, actor, { action: 'answer_template.create', id, after: columns }, now);
    return id;
  });
}

/**
 * Changes a template; answers that were sent already stay the same. Fails with NO_TEMPLATE, CHANGED_MEANWHILE,
 * TEMPLATE_EXISTS or UNKNOWN_PLACEHOLDER.
 */
export function changeTemplate(
  { db, clock }: ManageTemplatesDeps,
  actor: StaffActor,
  id: number,
  { version, ...change }: AnswerTemplateChange,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await lockTemplates(tx);
    const rows = await templateQuery(tx).execute();
    const current = rows.find((row) => row.id === id);
    if (!current) return fail('NO_TEMPLATE');
    if (version !== undefined && version !== current.version) return fail('CHANGED_MEANWHILE');
    const translations = mergeTranslations(current.translations, change.translations ?? {});
    const columns = toColumns({ ...toTemplate(current), ...change, translations });
    const { before, after } = findChanges(current, columns);
    if (Object.keys(after).length === 0) return id;
    const refusal = findProblem(rows, columns, id);
    if (isFailure(refusal)) return refusal;
    await tx
      .updateTable('complaints.answer_templates')
      .set({ ...after, ...revision({ actor, now }), version: current.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(tx, actor, { action: 'answer_template.change', id, before, after }, now);
    return id;
  });
}

const toColumns = (template: NewAnswerTemplate) => ({
  name: template.name.trim(),
  body: template.body.trim(),
  translations: mergeTranslations({}, template.translations),
  sequence: template.sequence,
  inactive: template.is_hidden,
});

/** Checks a template: its name is unique, and all its placeholders are known. */
function findProblem(
  rows: readonly TemplateRow[],
  { name, body, translations }: ReturnType<typeof toColumns>,
  id: number | undefined,
) {
  const isTaken = (row: TemplateRow) =>
    row.id !== id && row.name.toLowerCase() === name.toLowerCase();
  if (rows.some(isTaken)) return fail('TEMPLATE_EXISTS');
  const texts = {
    body,
    body_hi: translations.hi?.body ?? '',
    body_or: translations.or?.body ?? '',
  };
  for (const [field, text] of Object.entries(texts)) {
    const [unknown] = findUnknownPlaceholders(text);
    if (unknown !== undefined) return fail('UNKNOWN_PLACEHOLDER', { field, unknown });
  }
  return undefined;
}
