import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Stock } from '@sabuja/contract';
import { formatPaise, type Paise, toPaise } from '@sabuja/kit';

type Measure = 'weight' | 'volume' | 'pieces';
type Unit = { measure: Measure; factor: number };

const namedUnits = (names: readonly string[], unit: Unit): Record<string, Unit> =>
  Object.fromEntries(names.map((name) => [name, unit]));

/** The names of units in the languages of the shop. */
const UNITS: Record<string, Unit> = {
  ...namedUnits(['kg', 'किलो', 'किग्रा', 'କିଲୋ', 'କିଗ୍ରା'], { measure: 'weight', factor: 1000 }),
  ...namedUnits(['g', 'ग्राम', 'ଗ୍ରାମ'], { measure: 'weight', factor: 1 }),
  ...namedUnits(['l', 'litre', 'लीटर', 'ଲିଟର'], { measure: 'volume', factor: 1000 }),
  ...namedUnits(['ml', 'मि.ली', 'मिली', 'ମି.ଲି', 'ମିଲି'], { measure: 'volume', factor: 1 }),
  ...namedUnits(['piece', 'pieces', 'नग', 'ଟି'], { measure: 'pieces', factor: 1 }),
};

/**
 * Matches '500 g', '6 pieces', '1 bunch, 250 g', '2 pieces, 500 g'; not ranges such as '700-900 g'.
 */
const packPattern =
  /^(?:\d+ (?:bunch|pieces?|गड्डी|नग|ବିଡ଼ା|ଟି), )?(\d+(?:\.\d+)?)\s*([\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)?)/iu;

export type Pack = { measure: Measure; size: number };

const NET_MEASURES = { G: 'weight', ML: 'volume', PIECE: 'pieces' } as const;

/** The pack size stated on a product's label, else the one in `units`; in grams, millilitres or pieces. */
export function packOf(units: string, label?: Stock['label']): Pack | undefined {
  if (label?.net_unit && label.net_quantity !== null)
    return { measure: NET_MEASURES[label.net_unit], size: label.net_quantity };
  const [, amount, name = ''] = packPattern.exec(units) ?? [];
  const unit = UNITS[name.toLowerCase()];
  return unit && { measure: unit.measure, size: Number(amount) * unit.factor };
}

/** A kilogram or litre, in grams or millilitres: smaller packs are priced per gram or millilitre. */
const LARGE_UNIT = 1000;

/**
 * Unit price such as '₹0.24 per g', of a pack with a price in rupees (Legal Metrology rule 6(11)): per gram or millilitre
 * below a kilogram or litre, per kilogram or litre from there, and per piece. Undefined without a known pack, or if
 * the price already is the unit price.
 */
export function unitPrice(price: number, pack: Pack | undefined): MessageDescriptor | undefined {
  if (pack === undefined) return undefined;
  const { measure, size } = pack;
  const unitSize = measure === 'pieces' || size < LARGE_UNIT ? 1 : LARGE_UNIT;
  if (!(size > 0) || size === unitSize) return undefined;
  const amount = formatPaise(pricePer(toPaise(price), unitSize, size));
  return unitPriceMessage(measure, unitSize, amount);
}

/** Rounded to the paisa; for comparison only, not for sums. */
const pricePer = (price: Paise, unitSize: number, packSize: number): Paise =>
  Math.round((price * unitSize) / packSize);

function unitPriceMessage(measure: Measure, unitSize: number, price: string): MessageDescriptor {
  if (measure === 'pieces') return msg`${price} per piece`;
  if (measure === 'volume') return unitSize === 1 ? msg`${price} per ml` : msg`${price} per litre`;
  return unitSize === 1 ? msg`${price} per g` : msg`${price} per kg`;
}
