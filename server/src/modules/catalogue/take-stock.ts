import { sql } from 'kysely';
import type { Tx, Write } from '../../platform/db/index.ts';
import { type Goods, lockStocks } from './goods.ts';

/** So many of a stock: what a sale takes and a cancellation gives back. */
export type Taking = { stockId: number; quantity: number };

/** What so many of some goods take from stock: a stock itself, a combo its parts. */
export const takingsOf = (goods: Pick<Goods, 'parts'>, quantity: number): Taking[] =>
  goods.parts.map((part) => ({ stockId: part.stockId, quantity: part.quantity * quantity }));

/** Takes sold goods out of stock. The rows must be locked by `findGoods`; the database refuses below 0. */
export const takeStock = (takings: readonly Taking[]): Write => changeStock(takings, -1);

/** Gives back what was taken, rows locked first by id. The database refuses to take back more than was sold. */
export async function returnStock(tx: Tx, takings: readonly Taking[]): Promise<void> {
  await lockStocks(
    tx,
    takings.map((taking) => taking.stockId),
    [],
  );
  await changeStock(takings, 1).execute(tx);
}

function changeStock(takings: readonly Taking[], sign: 1 | -1) {
  const sums = new Map<number, number>();
  for (const { stockId, quantity } of takings) {
    sums.set(stockId, (sums.get(stockId) ?? 0) + quantity * sign);
  }
  return sql`update catalogue.stocks s set quantity = s.quantity + t.n, sold = s.sold - t.n
    from unnest(${[...sums.keys()]}::int[], ${[...sums.values()]}::int[]) as t (id, n)
    where s.id = t.id returning s.id`;
}
