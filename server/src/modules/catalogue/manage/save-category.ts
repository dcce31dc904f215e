import type { NewStaffCategory, StaffCategoryChange } from '@sabuja/contract';
import { fail, isFailure, mergeTranslations, type Translations } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import {
  type AuditActor,
  findChanges,
  omitUndefined,
  recordAudit,
  revision,
  type Saving,
} from '../../staff/index.ts';
import { renameOpenTake } from '../stock-takes/aisles.ts';
import type { ManageItemsDeps } from './deps.ts';
import { trimOptional } from './item-values.ts';

/** Creates a category in a transaction of its own; see `insertCategory` for its failures. */
export const createCategory = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  category: NewStaffCategory,
) => inTransaction(db, (tx) => insertCategory(tx, category, { actor, now: clock.now() }));

/** Inserts a category; returns its id. Fails with BAD_PARENT when the parent is not of the first level. */
export async function insertCategory(tx: Tx, category: NewStaffCategory, { actor, now }: Saving) {
  const columns = toColumns(category, {});
  if (columns.parent_id && !(await isTopCategory(tx, columns.parent_id))) return fail('BAD_PARENT');
  const { id } = await tx
    .insertInto('catalogue.categories')
    .values({
      ...{ description: null, image_url: null, parent_id: null, sequence: 0 },
      ...columns,
      name: category.name.trim(),
      ...revision({ actor, now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = { action: 'category.create', subject: 'category', subjectId: String(id) };
  await recordAudit(tx, actor, { ...entry, after: columns }, now);
  return { id };
}

/** Changes a category in a transaction of its own; see `updateCategory` for its failures. */
export const changeCategory = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  id: number,
  change: StaffCategoryChange,
) => inTransaction(db, (tx) => updateCategory(tx, id, change, { actor, now: clock.now() }));

/**
 * Updates a category; with another parent, its products move there, too. Fails with NO_CATEGORY, CHANGED_MEANWHILE,
 * BAD_PARENT, or NOT_EMPTY when it has subcategories or items, so that it cannot change its level.
 */
export async function updateCategory(
  tx: Tx,
  id: number,
  { version, ...change }: StaffCategoryChange,
  { actor, now }: Saving,
) {
  const current = await lockCategory(tx, id);
  if (!current) return fail('NO_CATEGORY');
  if (version !== undefined && version !== current.version) return fail('CHANGED_MEANWHILE');
  const { before, after } = findChanges(current, toColumns(change, current.translations));
  if (Object.keys(after).length === 0) return { id };
  const refusal = await move(tx, current, after.parent_id);
  if (isFailure(refusal)) return refusal;
  await tx
    .updateTable('catalogue.categories')
    .set({ ...after, ...revision({ actor, now }), version: current.version + 1 })
    .where('id', '=', id)
    .execute();
  if (after.name !== undefined) await renameOpenTake(tx, { from: current.name, to: after.name });
  const entry = { action: 'category.change', subject: 'category', subjectId: String(id) };
  await recordAudit(tx, actor, { ...entry, before, after }, now);
  return { id };
}

const toColumns = (
  { name, description, translations, ...change }: Omit<StaffCategoryChange, 'version'>,
  current: Translations<'name' | 'description'>,
) =>
  omitUndefined({
    name: name?.trim(),
    description: trimOptional(description),
    translations: translations && mergeTranslations(current, translations),
    parent_id: change.parent_id,
    image_url: change.image_url,
    sequence: change.sequence,
    inactive: change.inactive,
    lead_time_hours: change.lead_time_hours,
  });

const lockCategory = (tx: Tx, id: number) =>
  tx
    .selectFrom('catalogue.categories')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

async function isTopCategory(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('catalogue.categories')
    .select('parent_id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return found?.parent_id === null;
}

/** Checks a category's new parent (undefined: unchanged), and moves its products to the parent. */
async function move(
  tx: Tx,
  { id, parent_id: oldParent }: { id: number; parent_id: number | null },
  parent: number | null | undefined,
) {
  if (parent === undefined) return undefined;
  if (parent === id || (parent !== null && !(await isTopCategory(tx, parent))))
    return fail('BAD_PARENT');
  const changesLevel = (oldParent === null) !== (parent === null);
  if (changesLevel && (await isUsed(tx, id))) return fail('NOT_EMPTY');
  if (parent !== null) {
    await tx
      .updateTable('catalogue.stocks')
      .set({ category_id: parent })
      .where('subcategory_id', '=', id)
      .execute();
  }
  return undefined;
}

/** True when a category has subcategories or items. */
async function isUsed(tx: Tx, id: number): Promise<boolean> {
  const { used } = await tx
    .selectNoFrom((e) =>
      e
        .or([
          e.exists(e.selectFrom('catalogue.categories').select('id').where('parent_id', '=', id)),
          e.exists(e.selectFrom('catalogue.stocks').select('id').where('subcategory_id', '=', id)),
          e.exists(e.selectFrom('catalogue.combos').select('id').where('subcategory_id', '=', id)),
        ])
        .as('used'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(used);
}
