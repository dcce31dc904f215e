import './tables.ts';
import type { SettledSums, SettlementSource } from '@sabuja/contract';
import { addDays, startOfIstDay } from '@sabuja/kit';
import { sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import { type Db, istZone, type Tx } from '../../../platform/db/index.ts';
import type { PaymentProvider } from '../provider.ts';
import {
  checkFilter,
  type LineSums,
  lineSums,
  noSums,
  type SettlementFilter,
  toSums,
} from './read-settlements.ts';

type SumsFilter = Omit<SettlementFilter, 'q'> & { by?: 'day' | 'month' };

/** Sums of settled lines, fees and their GST by day or month (IST), newest first; in rupees. Fails with BAD_PERIOD. */
export async function listSettledSums(db: Db, { by = 'day', ...filter }: SumsFilter) {
  const failure = checkFilter(filter);
  if (failure) return failure;
  const format = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM';
  const rows = await selectLinesOf(db, filter)
    .select(
      sql<string>`to_char(s.settled_at at time zone ${istZone}, ${sql.lit(format)})`.as('period'),
    )
    .select(sql<number>`count(distinct (s.provider, s.id))::int`.as('settlements'))
    .select(lineSums)
    .groupBy('period')
    .orderBy('period', 'desc')
    .execute();
  return { total: totalOf(rows), results: rows.map(toView) };
}

type Row = LineSums & { period: string; settlements: number };
const toView = (row: Row): SettledSums => ({
  period: row.period,
  settlements: row.settlements,
  ...toSums(row),
});

function totalOf(rows: readonly Row[]): SettledSums {
  const total: Row = { period: '', settlements: 0, ...noSums };
  for (const row of rows) {
    total.settlements += row.settlements;
    for (const name of Object.keys(noSums) as (keyof LineSums)[]) total[name] += Number(row[name]);
  }
  return toView(total);
}

const selectLinesOf = (db: Db | Tx, { from, to }: SumsFilter) =>
  db
    .selectFrom('payments.settlements as s')
    .innerJoin('payments.settlement_lines as l', (join) =>
      join.onRef('l.provider', '=', 's.provider').onRef('l.settlement_id', '=', 's.id'),
    )
    .$if(from !== undefined, (e) => e.where('s.settled_at', '>=', startOfIstDay(from ?? '')))
    .$if(to !== undefined, (e) =>
      e.where('s.settled_at', '<', startOfIstDay(addDays(to ?? '', 1))),
    );

/** The state of each provider's settlement reports: last fetch, until when they are complete, and the last failure. */
export async function listSources(
  db: Db,
  providers: readonly PaymentProvider[],
): Promise<SettlementSource[]> {
  const rows = await db.selectFrom('payments.settlement_sources').selectAll().execute();
  return providers.map(({ name, label, settlements }) => {
    const row = rows.find(({ provider }) => provider === name);
    return {
      provider: name,
      label,
      can_fetch: settlements !== undefined,
      fetched_at: toNullableInstant(row?.fetched_at),
      covered_until: toNullableInstant(row?.covered_until),
      failure: row?.failure ?? null,
    };
  });
}
