import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import { type AuditActor, listMemberNames } from '../../staff/index.ts';

export type ManageItemsDeps = { db: Db; clock: Clock };

/** Who saves, and when. */
export type Saving = { actor: AuditActor; now: Date };

/** The columns that say who changed a row last, and when. */
export const revision = ({ actor, now }: Saving) => ({
  updated_at: now,
  updated_by: actor === 'command line' ? null : actor.memberId,
});

type Revised = { version: number; updated_at: Date; updated_by: number | null };

/** Reads the names of those who changed rows; returns what the API says of a row's last change. */
export async function describeRevisions(db: Db, rows: readonly Pick<Revised, 'updated_by'>[]) {
  const names = await listMemberNames(
    db,
    rows.flatMap(({ updated_by }) => updated_by ?? []),
  );
  return ({ version, updated_at, updated_by }: Revised) => ({
    version,
    updated_at: updated_at.toISOString(),
    updated_by: updated_by === null ? null : (names.get(updated_by) ?? null),
  });
}
export type DescribeRevision = Awaited<ReturnType<typeof describeRevisions>>;
