import type { StaffCombo } from '@sabuja/contract';
import { discountedUnit, nearestPaise } from '@sabuja/kit';

/** A product of a combo; the quantity is as it was typed. */
export type DraftPart = { stock_id: number; quantity: string };

/** What is shown of a product that is a part, or may become one. */
export type PartProduct = Omit<StaffCombo['parts'][number], 'quantity'> &
  Pick<StaffCombo, 'department'>;

/** The parts in a draft: a line each, '7:2' for two of product 7. */
export const readParts = (value: string): DraftPart[] =>
  value
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [stockId = '', quantity = ''] = line.split(':');
      return { stock_id: Number(stockId), quantity };
    });

export const writeParts = (
  parts: readonly { stock_id: number; quantity: string | number }[],
): string => parts.map(({ stock_id, quantity }) => `${stock_id}:${quantity}`).join('\n');

/** The products of a combo as it is saved. */
export const productsOf = ({ parts, department }: StaffCombo): PartProduct[] =>
  parts.map((part) => ({ ...part, department }));

/** Paise: what one of a product costs when it is bought alone. */
export const priceAlone = ({ cost, discount }: Pick<PartProduct, 'cost' | 'discount'>) =>
  discountedUnit(nearestPaise(cost), discount);
