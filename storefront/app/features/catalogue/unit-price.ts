import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

/** In grams or millilitres: smaller packs are compared per 100, larger ones per 1000. */
const SMALL_PACK = 200;

/**
 * Matches '500 g', '6 pieces', '1 bunch, 250 g', '2 pieces, 500 g'; not ranges such as '700-900 g'.
 */
const packPattern =
  /^(?:\d+ (?:bunch|pieces?|गड्डी|नग|ବିଡ଼ା|ଟି), )?(\d+(?:\.\d+)?)\s*([\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)?)/iu;

/**
 * Unit price such as '₹238.00 per kg', from a price in rupees and units such as '500 g'. Undefined
 * if the units name no measure, or if the price already is the unit price.
 */
export function unitPrice(price: number, units: string): MessageDescriptor | undefined {
  const [, amount, name = ''] = packPattern.exec(units) ?? [];
  const unit = UNITS[name.toLowerCase()];
  if (unit === undefined) return undefined;
  const packSize = Number(amount) * unit.factor;
  const unitSize = unit.measure === 'pieces' ? 1 : packSize < SMALL_PACK ? 100 : 1000;
  if (!(packSize > 0) || packSize === unitSize) return undefined;
  return unitPriceMessage(
    unit.measure,
    unitSize,
    formatPaise(pricePer(toPaise(price), unitSize, packSize)),
  );
}

/** Rounded to the paisa; for comparison only, not for sums. */
const pricePer = (price: Paise, unitSize: number, packSize: number): Paise =>
  Math.round((price * unitSize) / packSize);

function unitPriceMessage(measure: Measure, unitSize: number, price: string): MessageDescriptor {
  if (measure === 'pieces') return msg`${price} per piece`;
  if (measure === 'volume')
    return unitSize === 100 ? msg`${price} per 100 ml` : msg`${price} per litre`;
  return unitSize === 100 ? msg`${price} per 100 g` : msg`${price} per kg`;
}
