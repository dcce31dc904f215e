import { type Paise, sumPaise } from '@sabuja/kit';
import type { Quote } from './quote.ts';

const RUPEE: Paise = 100;

/**
 * Paise, in whole rupees, of items after their discounts that make the one delivery of a checkout free. Undefined
 * when it is free already, never is (`freeAbove` null), or there are two deliveries.
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
