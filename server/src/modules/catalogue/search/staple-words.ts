import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';

/** The plain English names of a stock, given by its slug: `['milk', 'cow milk']`. */
export type StapleWords = { slug: string; words: readonly string[] };

/** Sets the plain names of stocks that have none; those that staff have set stay. */
export async function fillStapleWords(db: Db, staples: readonly StapleWords[]): Promise<void> {
  await sql`
    update catalogue.stocks s set staple_for = array(select jsonb_array_elements_text(filled.words))
    from jsonb_to_recordset(${JSON.stringify(staples)}::jsonb) as filled (slug text, words jsonb)
    where s.slug = filled.slug and s.staple_for = '{}'`.execute(db);
}
