import { executeWrites, type Tx } from '../../platform/db/index.ts';
import { findItems, reserveStockStatement, type StockReservation } from '../catalogue/index.ts';
import { writeTaken } from './picking/picks-store.ts';

/** A wasted line: the reservations that it retains, and its picked substitutes, which are not reserved yet. */
export type WastedLine = {
  line_no: number;
  remaining: readonly StockReservation[];
  substitutes: readonly StockReservation[];
};

type OfOrder = { id: number; orderUid: string; memberId?: number | undefined; now: Date };

/**
 * Deducts wasted substitutes, which were picked but not packed, from the stock, and stores what each line used. Deducts
 * at most what is for sale: when units were sold meanwhile, the pickers of those orders report them as missing. The
 * stocks must be locked.
 */
export async function wasteSubstitutes(
  tx: Tx,
  wasted: readonly WastedLine[],
  { id, ...cause }: OfOrder,
): Promise<void> {
  if (wasted.length === 0) return;
  const left = await readAvailable(tx, wasted);
  const lines = wasted.map(({ line_no, remaining, substitutes }) => {
    const taken = substitutes.flatMap(({ stockId, quantity }) => {
      const units = Math.min(quantity, left.get(stockId) ?? 0);
      left.set(stockId, (left.get(stockId) ?? 0) - units);
      return units > 0 ? [{ stockId, quantity: units }] : [];
    });
    return { line_no, reserved: taken, taken: [...remaining, ...taken] };
  });
  const reserved = lines.flatMap((line) => line.reserved);
  if (reserved.length > 0)
    await executeWrites(tx, { stock: reserveStockStatement(reserved, cause) });
  await writeTaken(tx, id, lines);
}

async function readAvailable(tx: Tx, wasted: readonly WastedLine[]): Promise<Map<number, number>> {
  const ids = new Set(wasted.flatMap((line) => line.substitutes.map(({ stockId }) => stockId)));
  const items = await findItems(
    tx,
    [...ids].map((id) => ({ id, type: 'STOCK' as const })),
  );
  return new Map([...items].map(([id, { available }]) => [id, available]));
}
