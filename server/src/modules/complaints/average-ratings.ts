import { sql } from 'kysely';
import { type Db, istZone } from '../../platform/db/index.ts';

/** The answers rated in a week: its Monday in India, how many, and their average. */
type WeekRating = { week: string; ratings: number; average: number };

/** Returns the average rating of answers per week, oldest first, for answers rated from `from` to before `until`. */
export async function averageRatings(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<WeekRating[]> {
  const { rows } = await sql<WeekRating>`
    select date_trunc('week', rated_at at time zone ${istZone})::date as week,
      count(*)::int as ratings, round(avg(rating), 2)::float8 as average
    from complaints.tickets
    where rated_at >= ${from} and rated_at < ${until}
    group by 1 order by 1`.execute(db);
  return rows;
}
