import type { OrderLine } from '@sabuja/contract';
import type { OrderLimits } from '@sabuja/contract/rules/order-limits';
import { fail } from '@sabuja/kit';
import { nameOf } from '../../platform/texts/index.ts';
import { type CatalogueItem, findUnitExcess } from '../catalogue/index.ts';
import type { PriceableLine } from './quote.ts';

/** Merges lines of the same item, adding their quantities. */
export function mergeLines(lines: readonly OrderLine[]): OrderLine[] {
  const merged = new Map<string, OrderLine>();
  for (const line of lines) {
    const key = `${line.type} ${line.id} ${line.department}`;
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity;
    merged.set(key, { ...line, quantity });
  }
  return [...merged.values()];
}

/**
 * Joins requested lines with their catalogue items. Fails for the first line that cannot be sold: NO_ITEM,
 * WRONG_DEPARTMENT, INACTIVE, TOO_FEW or UNIT_LIMIT.
 */
export function toPriceableLines(
  requestedLines: readonly OrderLine[],
  catalogueItems: ReadonlyMap<number, CatalogueItem>,
  limits: OrderLimits,
) {
  const lines: PriceableLine[] = [];
  for (const line of requestedLines) {
    const item = catalogueItems.get(line.id);
    if (item?.type !== line.type) return fail('NO_ITEM', { id: line.id });
    if (item.department !== line.department)
      return fail('WRONG_DEPARTMENT', { item: nameOf(item) });
    if (item.inactive) return fail('INACTIVE', { item: nameOf(item) });
    if (line.quantity > item.available) {
      return fail('TOO_FEW', { item: nameOf(item), available: item.available });
    }
    const { cost, discountPercent, gstPercent, taxIncluded } = item;
    lines.push({ ...line, cost, discountPercent, gstPercent, taxIncluded });
  }
  const shortage = findSharedShortage(requestedLines, catalogueItems);
  if (shortage) return shortage;
  const excess = findUnitExcess(requestedLines, catalogueItems, limits);
  return excess ? fail('UNIT_LIMIT', excess) : lines;
}

/** A stock may be ordered alone and inside combos: it must suffice for all lines together. */
function findSharedShortage(
  requestedLines: readonly OrderLine[],
  catalogueItems: ReadonlyMap<number, CatalogueItem>,
) {
  const remaining = new Map<number, number>();
  for (const line of requestedLines) {
    const item = catalogueItems.get(line.id);
    if (!item) continue;
    for (const part of item.parts) {
      const before = remaining.get(part.stockId) ?? part.inStock;
      const after = before - part.quantity * line.quantity;
      if (after < 0) {
        const available = Math.floor(before / part.quantity);
        return fail('TOO_FEW', { item: nameOf(item), available });
      }
      remaining.set(part.stockId, after);
    }
  }
  return undefined;
}

/** Where there is no GST, it does not matter whether the cost includes it. */
export const hasSamePrice = (then: PriceableLine, now: PriceableLine): boolean =>
  then.cost === now.cost &&
  then.discountPercent === now.discountPercent &&
  then.gstPercent === now.gstPercent &&
  (now.gstPercent === 0 || (then.taxIncluded ?? false) === now.taxIncluded);
