import { type Paise, sumPaise } from '@sabuja/kit';
import type { Quote } from './quote.ts';

const RUPEE: Paise = 100;

/**
 * Returns the amount that is missing for free delivery of the checkout (paise, in whole rupees), compared after item
 * discounts. Undefined when delivery is free already or never is (`freeAbove` null), or there are two deliveries.
 */
export function missingForFreeDelivery(
  { parts, isSame, plan }: Quote,
  freeAbove: Paise | null,
): Paise | undefined {
  const hasOneDelivery = isSame || parts.length === 1;
  if (freeAbove === null || plan?.freeShipping || !hasOneDelivery) return undefined;
  const lines = parts.flatMap((part) => part.lines);
  const itemTotal = sumPaise(lines.map((line) => line.unit * line.quantity));
  if (itemTotal > freeAbove) return undefined;
  return (Math.floor((freeAbove - itemTotal) / RUPEE) + 1) * RUPEE;
}
