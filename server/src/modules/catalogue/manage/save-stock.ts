import type { Department, NewStaffStock, StaffStockChange } from '@sabuja/contract';
import { fail, isFailure, toPaise } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { inTransaction, isUniqueViolation, type Tx } from '../../../platform/db/index.ts';
import {
  type AuditActor,
  findChanges,
  recordAudit,
  revision,
  type Saving,
} from '../../staff/index.ts';
import type { StockRow } from '../tables.ts';
import type { ManageItemsDeps } from './deps.ts';
import { findSubcategory } from './find-subcategory.ts';
import { saveLabel } from './save-label.ts';
import { toStockColumns } from './stock-values.ts';

/** Creates a product in a transaction of its own; see `insertStock` for its failures. */
export const createStock = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  stock: NewStaffStock,
) =>
  refuseTaken(() => inTransaction(db, (tx) => insertStock(tx, stock, { actor, now: clock.now() })));

/** Changes a product in a transaction of its own; see `updateStock` for its failures. */
export const changeStock = (
  { db, clock }: ManageItemsDeps,
  actor: AuditActor,
  id: number,
  change: StaffStockChange,
) =>
  refuseTaken(() =>
    inTransaction(db, (tx) => updateStock(tx, id, change, { actor, now: clock.now() })),
  );

/**
 * Inserts a product; returns its id. Fails with BAD_CATEGORY, BAD_PRICE, ABOVE_MRP, BAD_NET_QUANTITY, SKU_TAKEN or
 * BARCODE_TAKEN; two that take the same key at once violate a unique constraint instead.
 */
export async function insertStock(
  tx: Tx,
  { subcategory_id, quantity = 0, label, ...fields }: NewStaffStock,
  { actor, now }: Saving,
) {
  const subcategory = await findSubcategory(tx, subcategory_id);
  if (!subcategory) return fail('BAD_CATEGORY');
  const columns = toStockColumns(fields, undefined);
  if (isFailure(columns)) return columns;
  const taken = await findTaken(tx, columns, undefined);
  if (taken) return taken;
  const { name, units, department, cost, gst, hsn, veg_nonveg_type } = fields;
  const { id } = await tx
    .insertInto('catalogue.stocks')
    .values({
      ...{ name, units, department, hsn, veg_nonveg_type, gst_percent: gst },
      ...{ description: '', discount_percent: 0, image_urls: [], sequence: 0, quantity },
      cost_paise: toPaise(cost),
      ...columns,
      ...subcategory,
      ...revision({ actor, now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stated = await saveLabel(tx, id, label);
  if (isFailure(stated)) return stated;
  const entry = { action: 'stock.create', subject: 'stock', subjectId: String(id) };
  const created = { ...columns, ...subcategory, quantity, ...stated.after };
  await recordAudit(tx, actor, { ...entry, after: created }, now);
  return { id, isChanged: true };
}

/**
 * Updates a product; `isChanged` is false when it is so already. Fails with NO_STOCK, CHANGED_MEANWHILE when it is not
 * at the change's version any more, BAD_CATEGORY, BAD_PRICE, ABOVE_MRP, BAD_NET_QUANTITY, SKU_TAKEN, BARCODE_TAKEN, or
 * IN_COMBO when a combo has it in its present department.
 */
export async function updateStock(
  tx: Tx,
  id: number,
  { version, subcategory_id, label, ...fields }: StaffStockChange,
  { actor, now }: Saving,
) {
  const current = await lockStock(tx, id);
  if (!current) return fail('NO_STOCK');
  if (version !== undefined && version !== current.version) return fail('CHANGED_MEANWHILE');
  const subcategory = subcategory_id === undefined ? {} : await findSubcategory(tx, subcategory_id);
  if (!subcategory) return fail('BAD_CATEGORY');
  const columns = toStockColumns(fields, current);
  if (isFailure(columns)) return columns;
  const { before, after } = findChanges(current, { ...columns, ...subcategory });
  const stated = await saveLabel(tx, id, label);
  if (isFailure(stated)) return stated;
  if (Object.keys(after).length === 0 && !stated.after) return { id, isChanged: false };
  const refusal = (await findTaken(tx, after, id)) ?? (await refuseInCombo(tx, current, after));
  if (refusal) return refusal;
  await tx
    .updateTable('catalogue.stocks')
    .set({ ...after, ...revision({ actor, now }), version: current.version + 1 })
    .where('id', '=', id)
    .execute();
  const entry = { action: 'stock.change', subject: 'stock', subjectId: String(id) };
  const changes = { before: { ...before, ...stated.before }, after: { ...after, ...stated.after } };
  await recordAudit(tx, actor, { ...entry, ...changes }, now);
  return { id, isChanged: true };
}

const lockStock = (tx: Tx, id: number): Promise<Selectable<StockRow> | undefined> =>
  tx
    .selectFrom('catalogue.stocks')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Keys = { sku?: string | undefined; barcode?: string | null | undefined };

/** The refusal of a SKU or barcode that another product has. */
async function findTaken(tx: Tx, { sku, barcode }: Keys, id: number | undefined) {
  if (sku === undefined && !barcode) return undefined;
  const other = await tx
    .selectFrom('catalogue.stocks')
    .select(['name', 'translations', 'sku'])
    .where((e) => e.or([e('sku', '=', sku ?? ''), e('barcode', '=', barcode ?? '')]))
    .where('id', '<>', id ?? 0)
    .limit(1)
    .executeTakeFirst();
  if (!other) return undefined;
  return other.sku === sku ? fail('SKU_TAKEN', other) : fail('BARCODE_TAKEN', other);
}

/**
 * The refusal of another department, or of an MRP where there was none, while a combo has the product: its parts agree on
 * both.
 */
async function refuseInCombo(
  tx: Tx,
  current: Selectable<StockRow>,
  { department, mrp_paise }: { department?: Department; mrp_paise?: number | null },
) {
  const next = { department: current.department, mrp_paise: current.mrp_paise };
  if (department !== undefined) next.department = department;
  if (mrp_paise !== undefined) next.mrp_paise = mrp_paise;
  const changesTax = includesTax(current) !== includesTax(next);
  if (next.department === current.department && !changesTax) return undefined;
  const combo = await tx
    .selectFrom('catalogue.combos as c')
    .innerJoin('catalogue.combo_lines as l', 'l.combo_id', 'c.id')
    .select(['c.name', 'c.translations'])
    .where('l.stock_id', '=', current.id)
    .limit(1)
    .executeTakeFirst();
  const field = next.department === current.department ? 'mrp' : 'department';
  return combo && fail('IN_COMBO', { combo, field });
}

/** As the database derives `tax_included`. */
const includesTax = ({
  department,
  mrp_paise,
}: Pick<Selectable<StockRow>, 'department' | 'mrp_paise'>) =>
  department === 'GROCERY' || mrp_paise !== null;

/** Runs once more when another transaction has just taken the key, which is found then. */
async function refuseTaken<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const isTaken = ['stocks_sku_key', 'stocks_barcode_key'].some((name) =>
      isUniqueViolation(error, name),
    );
    if (!isTaken) throw error;
    return await save();
  }
}
