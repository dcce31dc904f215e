import type { OrderLine } from '@sabuja/contract';
import type { OrderLimits } from '@sabuja/contract/rules/order-limits';
import { type LocalizedName, nameOf, text } from '../../platform/texts/index.ts';
import type { CatalogueItem } from './items.ts';

type Limited = Pick<CatalogueItem, 'department' | 'maxPerOrder' | 'parts'>;

/**
 * How many units of an item one order may have: its own limit or that of its department, and for a combo no more than
 * the limits of its parts allow; at least 1.
 */
export function maxUnits(item: Limited, { units }: OrderLimits): number {
  const defaultUnits = units[item.department];
  const byParts = item.parts.map((part) =>
    Math.floor((part.maxPerOrder ?? defaultUnits) / part.quantity),
  );
  return Math.max(1, Math.min(item.maxPerOrder ?? defaultUnits, ...byParts));
}

/** An item whose requested quantity is above `limit`, the maximum of one order. */
export type UnitExcess = { item: LocalizedName; limit: number };

/**
 * Returns the first item that exceeds the limit of one order, alone or together with the combos that contain it;
 * undefined when there is none.
 */
export function findUnitExcess(
  lines: readonly OrderLine[],
  items: ReadonlyMap<number, CatalogueItem>,
  limits: OrderLimits,
): UnitExcess | undefined {
  const unitsOfStock = new Map<number, number>();
  for (const line of lines) {
    const item = items.get(line.id);
    if (!item) continue;
    const limit = maxUnits(item, limits);
    if (line.quantity > limit) return { item: nameOf(item), limit };
    for (const part of item.parts) {
      const units = (unitsOfStock.get(part.stockId) ?? 0) + part.quantity * line.quantity;
      const stockLimit = part.maxPerOrder ?? limits.units[item.department];
      // One unit of a combo may be ordered, however many parts it has.
      if (units > Math.max(stockLimit, part.quantity))
        return { item: nameOf(item), limit: stockLimit };
      unitsOfStock.set(part.stockId, units);
    }
  }
  return undefined;
}

export const unitLimitProblem = ({ item, limit }: UnitExcess) => ({
  status: 422 as const,
  message: text`You can order at most ${limit} of ${item} at once. For more, please call us.`,
  details: { limit },
});
