import {
  addedTax,
  costOfPacks,
  discountedUnit,
  type Paise,
  packsOf,
  shareOf,
  sumPaise,
  type TaxTerms,
  withoutAddedTax,
} from '@sabuja/kit';
import type { Selectable } from 'kysely';
import {
  type CatalogueItem,
  reservationsFor,
  type StockReservation,
} from '../../catalogue/index.ts';
import { packGrams } from '../picking/pack-weight.ts';
import type { ItemRow } from '../tables.ts';
import type { DeliveredPart } from './delivered-part.ts';

export type AgreedLine = Pick<
  Selectable<ItemRow>,
  | 'item_id'
  | 'type'
  | 'name'
  | 'units'
  | 'translations'
  | 'quantity'
  | 'unit_paise'
  | 'cost_paise'
  | 'final_paise'
  | 'plan_discount_paise'
  | 'gst_percent'
  | 'tax_included'
  | 'tax_paise'
  | 'hsn'
  | 'image_url'
  | 'taken'
>;

/** How GST was charged on a line when it was sold. */
export const taxTermsOf = (line: Pick<AgreedLine, 'gst_percent' | 'tax_included'>): TaxTerms => ({
  percent: line.gst_percent,
  included: line.tax_included,
});

/** Returns the amount of a line as ordered, with discounts and tax, in paise. */
export const agreedTotal = (line: AgreedLine): Paise =>
  line.final_paise - line.plan_discount_paise + line.tax_paise;

/** Returns the amount of a part after the item's own discount, before all other discounts and added tax (paise). */
export const partGross = (part: DeliveredPart): Paise =>
  Math.max(part.taxable, costOfPacks(part.unit, part.packs));

/** Returns the amount of a part with tax, in paise. */
export const partTotal = (part: DeliveredPart): Paise => part.taxable + part.tax;

/**
 * Returns the delivered part of the ordered product: `found` units, or less if they weigh less (`grams` in total). Each
 * amount is a proportional share of the agreed one, rounded down once; tax is computed from the new amount, and never
 * more than agreed. Undefined when nothing was found. Weight above that of the packs is not charged.
 */
export function orderedPart(
  line: AgreedLine,
  found: number,
  grams: number | null,
): DeliveredPart | undefined {
  if (found === 0) return undefined;
  const perPack = grams === null ? undefined : packGrams(line.units);
  const [part, whole] =
    grams === null || perPack === undefined
      ? [found, line.quantity]
      : [Math.min(grams, perPack * found), perPack * line.quantity];
  const share = (amount: Paise): Paise => shareOf(amount, part, whole);
  const taxable = share(line.final_paise - line.plan_discount_paise);
  const tax = part === whole ? line.tax_paise : addedTax(taxable, taxTermsOf(line));
  return {
    kind: 'ORDERED',
    itemId: line.item_id,
    type: line.type,
    name: line.name,
    units: line.units,
    translations: line.translations,
    hsn: line.hsn,
    imageUrl: line.image_url,
    packs: perPack === undefined ? found : packsOf(part, perPack),
    unit: line.unit_paise,
    itemTotal: share(line.cost_paise * line.quantity),
    taxable,
    percent: line.gst_percent,
    taxIncluded: line.tax_included,
    tax: Math.min(tax, line.tax_paise),
    taken: scaleReservations(line.taken, found, line.quantity),
  };
}

/** Returns the share of reservations for `units` of a line, whose whole `quantity` reserved `taken`. */
export const scaleReservations = (
  taken: readonly StockReservation[],
  units: number,
  quantity: number,
): StockReservation[] =>
  taken
    .map((part) => ({ ...part, quantity: (part.quantity * units) / quantity }))
    .filter((part) => part.quantity > 0);

export type Substitute = { item: CatalogueItem; quantity: number };

/**
 * Returns a substitute for the missing units of a line, at its own price with the line's plan discount, but never for
 * more than the agreed amount of the missing units (`ceiling`, with tax).
 */
export function substitutePart(
  line: AgreedLine,
  ceiling: Paise,
  { item, quantity }: Substitute,
): DeliveredPart {
  const unit = discountedUnit(item.cost, item.discountPercent);
  const own = shareOf(
    unit * quantity,
    line.final_paise - line.plan_discount_paise,
    Math.max(1, line.final_paise),
  );
  const terms = { percent: item.gstPercent, included: item.taxIncluded };
  const taxable = Math.min(own, withoutAddedTax(ceiling, terms));
  return {
    kind: 'SUBSTITUTE',
    itemId: item.id,
    type: item.type,
    name: item.name,
    units: item.units,
    translations: item.translations,
    hsn: item.hsn,
    imageUrl: item.imageUrl,
    packs: quantity,
    unit,
    itemTotal: item.cost * quantity,
    taxable,
    percent: item.gstPercent,
    taxIncluded: item.taxIncluded,
    tax: addedTax(taxable, terms),
    taken: reservationsFor(item, quantity),
  };
}

/** Returns the agreed amount of a line's missing units, with tax; at most the agreed total minus `ordered` (paise). */
export const missingTotal = (line: AgreedLine, found: number, ordered: Paise): Paise =>
  Math.min(
    shareOf(agreedTotal(line), line.quantity - found, line.quantity),
    agreedTotal(line) - ordered,
  );

/** Sums the amounts of delivered parts as columns of an order, in paise. */
export const sumParts = (parts: readonly DeliveredPart[]) => ({
  item_total_paise: sumPaise(parts.map((part) => part.itemTotal)),
  discount_paise: sumPaise(parts.map((part) => part.itemTotal - part.taxable)),
  tax_paise: sumPaise(parts.map((part) => part.tax)),
});
