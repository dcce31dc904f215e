import type { AnswerTemplate, NewAnswerTemplate } from '@sabuja/contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Db, escapeLike, matchesTranslation, type Tx } from '../../platform/db/index.ts';
import { ascending } from '../../platform/http/index.ts';
import { describeRevisions } from '../staff/index.ts';
import type { TemplateTable } from './tables.ts';

export type TemplateRow = Selectable<TemplateTable>;
export type TemplateFilter = { offered?: 'yes' | 'no'; q?: string };

/** Templates in their order, hidden ones too. */
export function templateQuery(db: Db | Tx, { offered, q }: TemplateFilter = {}) {
  const text = `%${escapeLike(q?.trim() ?? '')}%`;
  return db
    .selectFrom('complaints.answer_templates as t')
    .selectAll('t')
    .$if(offered !== undefined, (query) => query.where('t.inactive', '=', offered === 'no'))
    .$if(text !== '%%', (query) =>
      query.where((e) =>
        e.or([
          e('t.name', 'ilike', text),
          e('t.body', 'ilike', text),
          matchesTranslation('t.translations', 'body', text),
        ]),
      ),
    );
}

export const inTheirOrder = [ascending('t.sequence'), ascending('t.id')];

/** Locks the table against other changes of templates. */
export const lockTemplates = (tx: Tx) =>
  sql`lock table complaints.answer_templates in share row exclusive mode`.execute(tx);

/** The fields of a template that staff can change. */
export const toTemplate = (row: TemplateRow): NewAnswerTemplate => ({
  name: row.name,
  body: row.body,
  translations: row.translations,
  sequence: row.sequence,
  is_hidden: row.inactive,
});

/** Templates as staff see them. */
export async function toStaffTemplates(
  db: Db,
  rows: readonly TemplateRow[],
): Promise<AnswerTemplate[]> {
  const describe = await describeRevisions(db, rows);
  return rows.map((row) => ({ template_id: row.id, ...toTemplate(row), ...describe(row) }));
}
