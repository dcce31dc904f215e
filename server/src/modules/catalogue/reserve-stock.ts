import { sql } from 'kysely';
import { prepareQuery, type Tx, type WriteStatement } from '../../platform/db/index.ts';
import { type CatalogueItem, lockStocks } from './items.ts';
import { type OrderCause, stateCause, statingCause } from './stock-ledger/stock-cause.ts';

/** A quantity of a stock that a sale reserves and a cancellation releases. */
export type StockReservation = { stockId: number; quantity: number };

/** The stock that some quantity of an item uses: a stock itself, a combo its parts. */
export const reservationsFor = (
  item: Pick<CatalogueItem, 'parts'>,
  quantity: number,
): StockReservation[] =>
  item.parts.map((part) => ({ stockId: part.stockId, quantity: part.quantity * quantity }));

/**
 * Deducts sold items from stock. The rows must be locked by `selectItemsForUpdate`; the database refuses to go below 0.
 */
export const reserveStockStatement = (
  reservations: readonly StockReservation[],
  cause: OrderCause,
): WriteStatement => changeStock(reservations, -1, cause);

/**
 * Returns reserved quantities to stock; locks the rows first, in the order of their ids. The database refuses
 * to return more than was sold.
 */
export async function releaseStock(
  tx: Tx,
  reservations: readonly StockReservation[],
  cause: OrderCause,
): Promise<void> {
  await lockStocks(
    tx,
    reservations.map((reservation) => reservation.stockId),
    [],
  );
  await changeStock(reservations, 1, cause).execute(tx);
}

function changeStock(reservations: readonly StockReservation[], sign: 1 | -1, cause: OrderCause) {
  const sums = new Map<number, number>();
  for (const { stockId, quantity } of reservations) {
    sums.set(stockId, (sums.get(stockId) ?? 0) + quantity * sign);
  }
  return changeQuantitiesStatement({
    ids: [...sums.keys()],
    changes: [...sums.values()],
    cause: stateCause(cause),
  });
}

type StockChanges = { ids: number[]; changes: number[]; cause: string };
const changeQuantitiesStatement = prepareQuery(
  ({ ids, changes, cause }: StockChanges) =>
    sql`update catalogue.stocks s set quantity = s.quantity + t.n, sold = s.sold - t.n
    from unnest(${ids}::int[], ${changes}::int[]) as t (id, n), ${statingCause(cause)} c
    where s.id = t.id returning s.id`,
);
