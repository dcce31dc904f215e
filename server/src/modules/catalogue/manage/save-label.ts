import type { LabelChange, StaffLabel } from '@sabuja/contract';
import { fail, mergeTranslations } from '@sabuja/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { findChanges, omitUndefined } from '../../staff/index.ts';
import type { LabelRow } from '../tables.ts';
import { trimOptional } from './item-values.ts';

type Stated = Omit<Selectable<LabelRow>, 'stock_id'>;

/** The label of a product that has no stored label. */
const nothingStated: Stated = {
  net_quantity: null,
  net_unit: null,
  packer: null,
  origin: null,
  best_before_days: null,
  ingredients: null,
  allergens: null,
  fssai: null,
  translations: {},
};

/** Reads the labels of products; returns a function from a product's id to its label. */
export async function findStaffLabels(
  db: Db | Tx,
  stockIds: readonly number[],
): Promise<(stockId: number) => StaffLabel> {
  const rows = await db
    .selectFrom('catalogue.labels')
    .selectAll()
    .where('stock_id', 'in', [0, ...stockIds])
    .execute();
  const labels = new Map(rows.map(({ stock_id, ...label }) => [stock_id, label]));
  return (stockId) => labels.get(stockId) ?? nothingStated;
}

/**
 * Saves a change of a product's label; returns the changed values before and after. The row of the product must be
 * locked. Fails with BAD_NET_QUANTITY for a net quantity without a unit, a unit without one, or over three decimals.
 */
export async function saveLabel(tx: Tx, stockId: number, change: LabelChange = {}) {
  const current = (await findStaffLabels(tx, [stockId]))(stockId);
  const { before, after } = findChanges(current, toLabelColumns(change, current));
  if (Object.keys(after).length === 0) return {};
  const next: StaffLabel = { ...current, ...after };
  if ((next.net_quantity === null) !== (next.net_unit === null) || isTooPrecise(next))
    return fail('BAD_NET_QUANTITY');
  const row = { ...next, translations: JSON.stringify(next.translations) };
  await tx
    .insertInto('catalogue.labels')
    .values({ stock_id: stockId, ...row })
    .onConflict((conflict) => conflict.column('stock_id').doUpdateSet(row))
    .execute();
  return { before: { label: before }, after: { label: after } };
}

const toLabelColumns = (change: LabelChange, current: StaffLabel) =>
  omitUndefined({
    ...change,
    packer: trimOptional(change.packer),
    ingredients: trimOptional(change.ingredients),
    fssai: trimOptional(change.fssai),
    translations:
      change.translations && mergeTranslations(current.translations, change.translations),
  });

const isTooPrecise = ({ net_quantity: amount }: StaffLabel): boolean =>
  amount !== null && !/^\d+(\.\d{1,3})?$/.test(String(amount));
