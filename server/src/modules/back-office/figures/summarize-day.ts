import type { IstDate } from '@sabuja/kit';
import { type Db, inTransaction, lockKey, type Tx } from '../../../platform/db/index.ts';
import { findItemNames, listCategoryNames } from '../../catalogue/index.ts';
import { countRaised } from '../../complaints/index.ts';
import { readZoneNames } from '../../delivery/index.ts';
import { countReturning, countStatuses, readDayDocuments } from '../../orders/index.ts';
import { readDayPayments } from '../../payments/index.ts';
import { readDayWallets } from '../../wallet/index.ts';
import { periodMoments } from './period.ts';
import { DocumentSums } from './sum-documents.ts';

/** Rows per INSERT statement: the protocol allows 65,535 values. */
const INSERTED_ROWS = 1000;

/**
 * Sums a day in India from documents, statuses, payments and ledger, and replaces its stored sums. Idempotent: the
 * result is the same when it runs again, or on two servers at once.
 */
export const summarizeDay = (db: Db, day: IstDate, now: Date): Promise<void> =>
  inTransaction(
    db,
    async (tx) => {
      await lockKey(tx, `figures of ${day}`);
      const { figures, sums } = await sumDay(tx, day);
      await tx.deleteFrom('back_office.day_figures').where('day', '=', day).execute();
      await tx
        .insertInto('back_office.day_figures')
        .values({ day, summed_at: now, ...figures })
        .execute();
      for (const rows of chunksOf(sums.sales))
        await tx
          .insertInto('back_office.day_sales')
          .values(rows.map((row) => ({ day, ...row })))
          .execute();
      for (const rows of chunksOf(sums.taxes))
        await tx
          .insertInto('back_office.day_taxes')
          .values(rows.map((row) => ({ day, ...row })))
          .execute();
    },
    { isIdempotent: true },
  );

async function sumDay(tx: Tx, day: IstDate) {
  const period = periodMoments({ from: day, to: day });
  const sums = await sumDocuments(tx, period);
  const statuses = await countStatuses(tx, period);
  const returning = await countReturning(tx, period);
  const wallets = await readDayWallets(tx, period);
  const payments = await readDayPayments(tx, period);
  const figures = {
    placed: statuses.placed,
    cancelled: statuses.cancelled,
    delivered: statuses.delivered,
    on_time: statuses.onTime,
    first_orders: returning.first,
    repeat_orders: returning.repeated,
    units_ordered: sums.ordered,
    units_found: sums.found,
    substituted_lines: sums.substituted,
    complaints: await countRaised(tx, period),
    wallet_change_paise: wallets.change,
    wallet_spent_paise: wallets.spent,
    wallet_refunds_paise: wallets.refunded,
    source_refunds_paise: payments.refunds,
  };
  return { figures, sums };
}

async function sumDocuments(tx: Tx, period: { from: Date; until: Date }): Promise<DocumentSums> {
  const zones = await readZoneNames(tx);
  const categories = await listCategoryNames(tx, 'en');
  const categoryIds = new Map<number, number>();
  const sums = new DocumentSums({
    zoneOf: zones.of,
    categoryOf: (itemId) => {
      const id = categoryIds.get(itemId);
      return id === undefined ? undefined : { id, name: categories.get(id) ?? '' };
    },
  });
  for await (const documents of readDayDocuments(tx, period)) {
    const itemIds = documents.flatMap(({ items }) => items.map(({ itemId }) => itemId));
    const unknown = [...new Set(itemIds)].filter((id) => !categoryIds.has(id));
    for (const [id, { categoryId }] of await findItemNames(tx, unknown, 'en'))
      categoryIds.set(id, categoryId);
    for (const document of documents) sums.add(document);
  }
  return sums;
}

const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / INSERTED_ROWS) }, (_, i) =>
    rows.slice(i * INSERTED_ROWS, (i + 1) * INSERTED_ROWS),
  );
