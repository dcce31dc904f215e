import type { StaffCombo } from '@sabuja/contract';
import { discountedUnit, nearestPaise } from '@sabuja/kit';

/** A product of a combo in the form; the quantity is the typed text. */
export type DraftPart = { stock_id: number; quantity: string };

/** The fields shown of a product that is part of the combo, or can be added to it. */
export type PartProduct = Omit<StaffCombo['parts'][number], 'quantity'> &
  Pick<StaffCombo, 'department'>;

/** Parses the parts in a draft: one per line, '7:2' means two units of product 7. */
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

/** Returns the products of a saved combo, with the combo's department. */
export const productsOf = ({ parts, department }: StaffCombo): PartProduct[] =>
  parts.map((part) => ({ ...part, department }));

/** Returns the price, in paise, of one unit of a product that is bought alone, after its discount. */
export const priceAlone = ({ cost, discount }: Pick<PartProduct, 'cost' | 'discount'>) =>
  discountedUnit(nearestPaise(cost), discount);
