import { type Failure, fail, isFailure } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { text } from '../../platform/texts/index.ts';
import type { AuditActor } from './audit/record-audit.ts';
import { listMemberNames } from './members-store.ts';

/** Who saves a record, and when. */
export type Saving = { actor: AuditActor; now: Date };

/** The columns with the member who last changed a row, and the time. */
export const revision = ({ actor, now }: Saving) => ({
  updated_at: now,
  updated_by: actor === 'command line' ? null : actor.memberId,
});

type Revised = { version: number; updated_at: Date; updated_by: number | null };

/**
 * Reads the names of the members who changed these rows; returns a function that describes the last change of a row for
 * the API.
 */
export async function describeRevisions(db: Db | Tx, rows: readonly Pick<Revised, 'updated_by'>[]) {
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

/** The problem when a record was changed meanwhile: names who did it; `details` is the stored record. */
export const changedMeanwhile = (current: { updated_by: string | null }) => ({
  status: 409 as const,
  message:
    current.updated_by === null
      ? 'This has been changed since you opened it.'
      : text`${current.updated_by} has changed this since you opened it.`,
  details: current,
});

/**
 * Returns the response of a change: the current record, or for CHANGED_MEANWHILE the failure with the current record.
 */
export async function readChanged<Saved, Read>(saved: Saved, read: () => Promise<Read>) {
  const isRefused = isFailure(saved);
  if (isRefused && saved.code !== 'CHANGED_MEANWHILE') return saved as Extract<Saved, Failure>;
  const current = await read();
  return isRefused && !isFailure(current) ? fail('CHANGED_MEANWHILE', current) : current;
}
