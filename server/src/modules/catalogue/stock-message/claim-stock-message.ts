import type { IstDate } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';

/** Records that the stock message of a day goes to each reader; false when a server of the version before sent it to all. */
export async function claimStockMessage(tx: Tx, day: IstDate, now: Date): Promise<boolean> {
  await tx
    .insertInto('catalogue.stock_messages')
    .values({ day, sent_at: now, by_reader: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const sent = await tx
    .selectFrom('catalogue.stock_messages')
    .select('by_reader')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return sent.by_reader;
}
