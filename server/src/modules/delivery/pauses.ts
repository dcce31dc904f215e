import type { Department, OrderingPause } from '@sabuja/contract';
import { cachedByRevision } from '../../platform/cache/index.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { inAllLanguages, type LocalizedName } from '../../platform/texts/index.ts';
import { recordAudit } from '../staff/index.ts';
import type { ManageDeliveryDeps } from './manage-slots.ts';
import { type Destination, findZone, listZoneNames } from './zones.ts';

/** The pauses of ordering: of the whole shop, a department or a zone. */
const listPauses = cachedByRevision('delivery', async (db): Promise<readonly OrderingPause[]> => {
  const rows = await db
    .selectFrom('delivery.pauses')
    .select(['scope', 'message', 'translations', 'since'])
    .orderBy('since')
    .execute();
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
});

/** The pauses, and the names of the zones that can be paused. */
export async function readOrdering(db: Db | Tx) {
  return { results: [...(await listPauses(db))], zones: await listZoneNames(db) };
}

/** The pause of the shop or of a whole department; undefined when there is none. */
export const findDepartmentPause = async (db: Db | Tx, department: Department) =>
  (await listPauses(db)).find(({ scope }) => scope === 'shop' || scope === department);

/** The message of the pause that stops a department from delivering to an address; undefined when there is none. */
export async function findPause(
  db: Db | Tx,
  { department, ...destination }: Destination & { department: Department },
): Promise<LocalizedName | undefined> {
  const pauses = await listPauses(db);
  if (pauses.length === 0) return undefined;
  const zone = await findZone(db, destination);
  const scopes = ['shop', department, ...(zone ? [`zone:${zone.name}`] : [])];
  const pause = pauses.find(({ scope }) => scopes.includes(scope));
  return pause && inAllLanguages(pause, 'message');
}

type PauseChange = {
  scope: string;
  message: string | null;
  translations?: OrderingPause['translations'] | undefined;
};

/** Pauses ordering for a scope with a message to customers, or resumes it (null). */
export function setPause(
  { db, clock }: ManageDeliveryDeps,
  actor: StaffActor,
  { scope, message, translations = {} }: PauseChange,
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const before = await tx
      .deleteFrom('delivery.pauses')
      .where('scope', '=', scope)
      .returning(['message', 'translations'])
      .executeTakeFirst();
    if (message !== null) {
      const pause = { message: message.trim(), translations, since: now };
      await tx
        .insertInto('delivery.pauses')
        .values({ scope, ...pause })
        .onConflict((conflict) => conflict.column('scope').doUpdateSet(pause))
        .execute();
    }
    const action = message === null ? 'ordering.resume' : 'ordering.pause';
    const after = message === null ? undefined : { message, translations };
    await recordAudit(
      tx,
      actor,
      { action, subject: 'ordering', subjectId: scope, before, after },
      now,
    );
    return readOrdering(tx);
  });
}
