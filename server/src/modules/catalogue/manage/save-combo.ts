import type { NewStaffCombo, StaffComboChange } from '@sabuja/contract';
import { fail, isFailure, mergeTranslations, toPaise, toRupees } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import {
  type AuditActor,
  findChanges,
  omitUndefined,
  recordAudit,
  revision,
  type Saving,
} from '../../staff/index.ts';
import type { ComboRow } from '../tables.ts';
import { addParts, findDepartment, readParts, removeParts, sortParts } from './combo-parts.ts';
import type { ManageItemsDeps } from './deps.ts';
import { findSubcategory } from './find-subcategory.ts';
import { findBadPrice, stateColumns, toAlts } from './item-values.ts';

/** Creates a combo in a transaction of its own; see `insertCombo` for its failures. */
export const createCombo = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  combo: NewStaffCombo,
) => inTransaction(db, (tx) => insertCombo(tx, combo, { actor, now: clock.now() }));

/** Inserts a combo; returns its id. Fails with BAD_CATEGORY, BAD_PRICE, BAD_PARTS, MIXED_DEPARTMENTS or MIXED_TAXES. */
export async function insertCombo(tx: Tx, combo: NewStaffCombo, { actor, now }: Saving) {
  const department = await findDepartment(tx, combo.parts);
  if (isFailure(department)) return department;
  const columns = await toColumns(tx, combo, undefined);
  if (isFailure(columns)) return columns;
  const { id } = await tx
    .insertInto('catalogue.combos')
    .values({
      ...{ description: '', discount_percent: 0, image_urls: [], sequence: 0 },
      ...columns,
      ...{ subcategory_id: combo.subcategory_id, department },
      ...{ name: combo.name.trim(), cost_paise: toPaise(combo.cost) },
      ...revision({ actor, now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parts = sortParts(combo.parts);
  await addParts(tx, id, parts);
  const entry = { action: 'combo.create', subject: 'combo', subjectId: String(id) };
  await recordAudit(tx, actor, { ...entry, after: { ...columns, parts } }, now);
  return { id };
}

/** Changes a combo in a transaction of its own; see `updateCombo` for its failures. */
export const changeCombo = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  id: number,
  change: StaffComboChange,
) => inTransaction(db, (tx) => updateCombo(tx, id, change, { actor, now: clock.now() }));

/**
 * Updates a combo; its department is that of its products. Fails with NO_COMBO, CHANGED_MEANWHILE and the failures of
 * `insertCombo`.
 */
export async function updateCombo(
  tx: Tx,
  id: number,
  { version, ...change }: StaffComboChange,
  { actor, now }: Saving,
) {
  const current = await lockCombo(tx, id);
  if (!current) return fail('NO_COMBO');
  if (version !== undefined && version !== current.version) return fail('CHANGED_MEANWHILE');
  const department = change.parts && (await findDepartment(tx, change.parts));
  if (isFailure(department)) return department;
  const columns = await toColumns(tx, change, current);
  if (isFailure(columns)) return columns;
  const { before, after } = findChanges(
    { ...current, parts: await readParts(tx, id) },
    {
      ...columns,
      ...(department && { department }),
      ...(change.parts && { parts: sortParts(change.parts) }),
    },
  );
  if (Object.keys(after).length === 0) return { id };
  const { parts, ...row } = after;
  if (parts) await removeParts(tx, id);
  await tx
    .updateTable('catalogue.combos')
    .set({ ...row, ...revision({ actor, now }), version: current.version + 1 })
    .where('id', '=', id)
    .execute();
  if (parts) await addParts(tx, id, parts);
  const entry = { action: 'combo.change', subject: 'combo', subjectId: String(id) };
  await recordAudit(tx, actor, { ...entry, before, after }, now);
  return { id };
}

const lockCombo = (tx: Tx, id: number): Promise<Selectable<ComboRow> | undefined> =>
  tx
    .selectFrom('catalogue.combos')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

async function toColumns(
  tx: Tx,
  { subcategory_id, translations, state, ...change }: Omit<StaffComboChange, 'version'>,
  current: Selectable<ComboRow> | undefined,
) {
  if (subcategory_id !== undefined && !(await findSubcategory(tx, subcategory_id)))
    return fail('BAD_CATEGORY');
  const field = findBadPrice(
    change,
    current && { cost: toRupees(current.cost_paise), discount: current.discount_percent },
  );
  if (field) return fail('BAD_PRICE', { field });
  return omitUndefined({
    name: change.name?.trim(),
    description: change.description?.trim(),
    translations: translations && mergeTranslations(current?.translations ?? {}, translations),
    subcategory_id,
    cost_paise: change.cost === undefined ? undefined : toPaise(change.cost),
    discount_percent: change.discount,
    image_urls: change.image_urls,
    image_alts: toAlts(change, current),
    sequence: change.sequence,
    max_per_order: change.max_per_order,
    ...(state && stateColumns(state)),
  });
}
