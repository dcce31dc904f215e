import { fail } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { lockStocks } from '../items.ts';
import type { StockTakeDeps } from '../stock-ledger/deps.ts';
import { findStockOrDraft } from '../stocks-store.ts';
import { findTakeLine, type TakeReader } from './find-take.ts';

type CountedLine = { take: string; stock_id: number; action_id: string; counted: number };

/**
 * Saves the counted units of a product and the units that should be on hand at this moment. A repeated request with the
 * same action id changes nothing, unless another count of the product was saved in between. The stock is locked, so
 * that orders cannot take or return units meanwhile. Fails with NO_TAKE, NOT_OPEN or NO_STOCK.
 */
export function countTakeLine(
  { db, clock, countReserved, listPickedLines }: StockTakeDeps,
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
    const quantity = (await findStockOrDraft(tx, stockId))?.quantity ?? 0;
    const reserved = (await countReserved(tx, [stockId])).get(stockId) ?? 0;
    const values = {
      action_id: actionId,
      counted,
      expected: quantity + reserved,
      picked_lines: await listPickedLines(tx, stockId),
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
