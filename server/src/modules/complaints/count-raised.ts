import type { Db } from '../../platform/db/index.ts';

/** Returns how many complaints were raised from `from` to before `until`. */
export async function countRaised(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { raised } = await db
    .selectFrom('complaints.tickets')
    .select((e) => e.fn.countAll<number>().as('raised'))
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
  return Number(raised);
}
