import { toGrams } from '@sabuja/kit';

const weightPattern =
  /^(?:\d+ (?:bunch|pieces?), )?(?<amount>\d+(?:\.\d+)?)\s*(?<unit>kg|g)(?![a-z])/i;

/**
 * Returns the grams of one pack from its English units: '500 g', '1 kg', '1 bunch, 250 g'. Undefined for products not
 * sold by weight, and for ranges such as '700-900 g'.
 */
export function packGrams(units: string): number | undefined {
  const { amount, unit } = weightPattern.exec(units)?.groups ?? {};
  if (amount === undefined || unit === undefined) return undefined;
  const grams = toGrams(Number(amount) / (unit.toLowerCase() === 'kg' ? 1 : 1000));
  return grams > 0 ? grams : undefined;
}
