import type { Department } from '@sabuja/contract';
import { type Failure, fail } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';

export type ComboPart = { stock_id: number; quantity: number };

/** Reads the parts of a combo, sorted by product id. */
export const readParts = (tx: Tx, comboId: number): Promise<ComboPart[]> =>
  tx
    .selectFrom('catalogue.combo_lines')
    .select(['stock_id', 'quantity'])
    .where('combo_id', '=', comboId)
    .orderBy('stock_id')
    .execute();

/** Sorts parts as `readParts` does, so that both can be compared. */
export const sortParts = (parts: readonly ComboPart[]): ComboPart[] =>
  parts
    .map(({ stock_id, quantity }) => ({ stock_id, quantity }))
    .sort((a, b) => a.stock_id - b.stock_id);

/**
 * Locks the products of all parts against changes and returns their department. Fails with BAD_PARTS when a product is
 * unknown or named twice, with MIXED_DEPARTMENTS when they have several, with MIXED_TAXES when only some prices include
 * GST.
 */
export async function findDepartment(
  tx: Tx,
  parts: readonly ComboPart[],
): Promise<Department | Failure<'BAD_PARTS' | 'MIXED_DEPARTMENTS' | 'MIXED_TAXES', undefined>> {
  const ids = parts.map(({ stock_id }) => stock_id);
  const stocks = await tx
    .selectFrom('catalogue.stocks')
    .select(['department', 'tax_included'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  const [first, ...others] = stocks;
  if (!first || stocks.length !== parts.length) return fail('BAD_PARTS');
  if (others.some(({ department }) => department !== first.department))
    return fail('MIXED_DEPARTMENTS');
  if (others.some(({ tax_included }) => tax_included !== first.tax_included))
    return fail('MIXED_TAXES');
  return first.department;
}

export async function removeParts(tx: Tx, comboId: number): Promise<void> {
  await tx.deleteFrom('catalogue.combo_lines').where('combo_id', '=', comboId).execute();
}

export async function addParts(
  tx: Tx,
  comboId: number,
  parts: readonly ComboPart[],
): Promise<void> {
  await tx
    .insertInto('catalogue.combo_lines')
    .values(parts.map((part) => ({ combo_id: comboId, ...part })))
    .execute();
}
