import type { Allergen } from '@sabuja/contract/rules/allergens';
import type { Translations } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import type { LabelRow } from './tables.ts';

/** The label of a new product. */
export type NewLabel = {
  netQuantity?: { amount: number; unit: NonNullable<LabelRow['net_unit']> };
  /** Name and address of the packer; omitted: the shop itself. */
  packer?: string;
  /** ISO 3166-1 code. */
  origin?: string;
  bestBeforeDays?: number;
  ingredients?: string;
  /** Empty: contains none; omitted: not stated. */
  allergens?: readonly Allergen[];
  fssai?: string;
  translations?: Translations<'ingredients'>;
};

/** Adds labels of stocks that have none. */
export async function addLabels(
  db: Db,
  labels: readonly (NewLabel & { stockId: number })[],
): Promise<void> {
  if (labels.length === 0) return;
  await db.insertInto('catalogue.labels').values(labels.map(toRow)).execute();
}

const toRow = ({ stockId, netQuantity, allergens, ...label }: NewLabel & { stockId: number }) => ({
  stock_id: stockId,
  net_quantity: netQuantity?.amount ?? null,
  net_unit: netQuantity?.unit ?? null,
  packer: label.packer ?? null,
  origin: label.origin ?? null,
  best_before_days: label.bestBeforeDays ?? null,
  ingredients: label.ingredients ?? null,
  allergens: allergens ? [...allergens] : null,
  fssai: label.fssai ?? null,
  translations: JSON.stringify(label.translations ?? {}),
});
