import type { CheckoutLine } from './order-plan.ts';

/** The longest lead time among the lines, in hours. */
export const maxLeadTime = (lines: readonly Pick<CheckoutLine, 'leadTimeHours'>[]): number =>
  Math.max(0, ...lines.map((line) => line.leadTimeHours));
