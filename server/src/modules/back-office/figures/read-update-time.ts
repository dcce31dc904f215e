import type { Db } from '../../../platform/db/index.ts';
import type { FigurePeriod } from './period.ts';

/** Returns when the days of a period were last summed (ISO); null when none is summed. */
export async function readUpdateTime(db: Db, { from, to }: FigurePeriod): Promise<string | null> {
  const { at } = await db
    .selectFrom('back_office.day_figures')
    .select((e) => e.fn.max('summed_at').as('at'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  return at === null ? null : new Date(at).toISOString();
}
