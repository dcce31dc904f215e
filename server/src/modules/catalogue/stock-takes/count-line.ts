import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { lockStocks } from '../items.ts';
import type { StockLedgerDeps } from '../stock-ledger/deps.ts';
import { findStock } from '../stocks-store.ts';
import { findTakeLine, type TakeReader } from './find-take.ts';

type CountedLine = { take: string; stock_id: number; action_id: string; counted: number };

/**
 * Saves what was counted of a product, with what should be on hand at this moment; sent again under its action id, it changes
 * nothing unless another count came between. Orders cannot take or return units meanwhile, as the stock is locked. Fails with NO_TAKE, NOT_OPEN or NO_STOCK.
 */
export function countTakeLine(
  { db, clock, countReserved }: StockLedgerDeps,
  actor: StaffActor & Pick<TakeReader, 'locale'>,
  { take: uid, stock_id: stockId, action_id: actionId, counted }: CountedLine,
) {
  return inTransaction(db, async (tx) => {
    const take = await tx
      .selectFrom('catalogue.stock_takes')
      .select(['id', 'aisle', 'state'])
      .where('uid', '=', uid)
      .forShare()
      .executeTakeFirst();
    if (!take) return fail('NO_TAKE');
    await lockStocks(tx, [stockId], []);
    const reference = { id: take.id, aisle: take.aisle, stockId };
    const repeated = await tx
      .selectFrom('catalogue.stock_take_lines')
      .select('take_id')
      .where('take_id', '=', take.id)
      .where('stock_id', '=', stockId)
      .where('action_id', '=', actionId)
      .executeTakeFirst();
    const line = await findTakeLine(tx, actor, reference);
    if (!line) return fail('NO_STOCK');
    if (repeated) return line;
    if (take.state !== 'open') return fail('NOT_OPEN');
    const quantity = (await findStock(tx, stockId))?.quantity ?? 0;
    const reserved = (await countReserved(tx, [stockId])).get(stockId) ?? 0;
    const values = {
      action_id: actionId,
      counted,
      expected: quantity + reserved,
      member_id: actor.memberId,
      counted_at: clock.now(),
    };
    await tx
      .insertInto('catalogue.stock_take_lines')
      .values({ take_id: take.id, stock_id: stockId, ...values })
      .onConflict((conflict) => conflict.columns(['take_id', 'stock_id']).doUpdateSet(values))
      .execute();
    return (await findTakeLine(tx, actor, reference)) ?? fail('NO_STOCK');
  });
}
