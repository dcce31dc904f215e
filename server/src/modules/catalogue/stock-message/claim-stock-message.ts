import type { IstDate } from '@sabuja/kit';
import type { Tx } from '../../../platform/db/index.ts';

/** Claims the stock message of a day, to send it per reader; false when a server of the version before has sent it. */
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
