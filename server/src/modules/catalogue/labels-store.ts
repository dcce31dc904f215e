import type { Combo, ProductLabel, Stock } from '@sabuja/contract';
import { type Locale, localize, type Paise, toRupees } from '@sabuja/kit';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type ComboWithLines, toApiCombo } from './combos-store.ts';
import { showAlts } from './picture-alts.ts';
import { findStock, toApiStock } from './stocks-store.ts';

/** A product as its page shows it, with its label; undefined for a draft or an unknown id. */
export async function readShownStock(
  db: Db | Tx,
  id: number,
  locale: Locale,
): Promise<Stock | undefined> {
  const stock = await findStock(db, id);
  if (!stock) return undefined;
  const label = await findLabel(db, stock, locale);
  return { ...toApiStock(stock, locale), ...showAlts(stock, locale), ...(label && { label }) };
}

/** The label of a product in a language, MRP in rupees; undefined when it has neither a label nor an MRP. */
async function findLabel(
  db: Db | Tx,
  { id, mrp_paise: mrp }: { id: number; mrp_paise: Paise | null },
  locale: Locale,
): Promise<ProductLabel | undefined> {
  const row = await db
    .selectFrom('catalogue.labels')
    .selectAll()
    .where('stock_id', '=', id)
    .executeTakeFirst();
  if (!row && mrp === null) return undefined;
  const label = row && localize(row, locale);
  return {
    mrp: mrp === null ? null : toRupees(mrp),
    net_quantity: label?.net_quantity ?? null,
    net_unit: label?.net_unit ?? null,
    packer: label?.packer ?? null,
    origin: label?.origin ?? null,
    best_before_days: label?.best_before_days ?? null,
    ingredients: label?.ingredients ?? null,
    allergens: label?.allergens ?? null,
    fssai: label?.fssai ?? null,
  };
}

/** A combo as its page shows it, with the alternative texts of its pictures and the allergens of its products. */
export const toShownCombo = (db: Db | Tx, combo: ComboWithLines, locale: Locale): Promise<Combo> =>
  addAllergens(db, { ...toApiCombo(combo, locale), ...showAlts(combo, locale) });

/** Adds to each line of a combo the allergens that its label states; null: not stated. */
async function addAllergens(db: Db | Tx, combo: Combo): Promise<Combo> {
  const ids = combo.combos.map(({ stock_id }) => stock_id);
  if (ids.length === 0) return combo;
  const rows = await db
    .selectFrom('catalogue.labels')
    .select(['stock_id', 'allergens'])
    .where('stock_id', 'in', ids)
    .execute();
  const stated = new Map(rows.map(({ stock_id, allergens }) => [stock_id, allergens]));
  const combos = combo.combos.map((line) => ({
    ...line,
    allergens: stated.get(line.stock_id) ?? null,
  }));
  return { ...combo, combos };
}
