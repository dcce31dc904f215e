import { formatIstDay, istDate, istMinuteOfDay } from '@sabuja/kit';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { EnqueueMessage } from '../../notifications/index.ts';
import { listMemberAddresses } from '../../staff/index.ts';
import { describeSummary, readStockSummary } from './stock-summary.ts';

export type StockMessageDeps = {
  db: Db;
  clock: Clock;
  enqueueMessage: EnqueueMessage;
  /** The minute of the day, in India, from which on the message is due. */
  findDueMinute: (db: Db) => Promise<number>;
  findShopName: (tx: Tx) => Promise<string>;
  /** The shop's address, for the link. */
  origin: () => string;
};

/**
 * Sends the morning message about the stock by e-mail to the members who may change it, once a day however many servers run the
 * job. When there is nothing to say no message is sent on this day.
 */
export async function sendStockMessage(deps: StockMessageDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const day = istDate(now);
  if (istMinuteOfDay(now) < (await deps.findDueMinute(db))) return;
  await inTransaction(db, async (tx) => {
    const claimed = await tx
      .insertInto('catalogue.stock_messages')
      .values({ day, sent_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    const summary = claimed && (await readStockSummary(tx, day));
    if (!summary) return;
    const shop = await deps.findShopName(tx);
    for (const { name, email, language } of await listMemberAddresses(tx, 'stock.manage')) {
      const locale = language ?? 'en';
      const variables = {
        ...{ shop, name, day: formatIstDay(day), lists: describeSummary(summary, locale) },
        link: `${deps.origin()}/console/stock`,
      };
      await deps.enqueueMessage(
        tx,
        {
          ...{ channel: 'email', template: 'staff_stock', to: email, customerId: null },
          ...{ language: locale, variables },
        },
        now,
      );
    }
  });
}
