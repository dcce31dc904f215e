import { rupees, showRupees, toPaise } from '@sabuja/kit';

const measures: Record<string, { of: string; each: number }> = {
  kg: { of: 'kg', each: 1 },
  g: { of: 'kg', each: 1000 },
  l: { of: 'litre', each: 1 },
  litre: { of: 'litre', each: 1 },
  ml: { of: 'litre', each: 1000 },
  piece: { of: 'piece', each: 1 },
  pieces: { of: 'piece', each: 1 },
};

/** '₹238.00 per kg' from a price and units such as '500 g'; nothing when the units say no measure. */
export function unitPrice(price: number, units: string): string | undefined {
  const [, amount, name = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]+)/i.exec(units) ?? [];
  const measure = measures[name.toLowerCase()];
  const count = Number(amount);
  if (measure === undefined || !(count > 0)) return undefined;
  if (count === measure.each) return undefined;
  const paise = Math.round((toPaise(price) * measure.each) / count);
  return `${showRupees(rupees(paise))} per ${measure.of}`;
}
