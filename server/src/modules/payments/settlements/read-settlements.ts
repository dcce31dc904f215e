import './tables.ts';
import type { Settlement, SettlementLineView } from '@sabuja/contract';
import type { SettlementLineKind } from '@sabuja/contract/rules/settlement-kinds';
import { addDays, fail, isIstDate, startOfIstDay, toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/index.ts';
import {
  ascending,
  descending,
  type Paging,
  selectPage,
  toPage,
} from '../../../platform/http/index.ts';
import { listMemberNames } from '../../staff/index.ts';

export type SettlementFilter = { from?: string; to?: string; q?: string };
type SettlementKey = { provider: string; id: string };

/** Fails with BAD_PERIOD when a day does not exist, or the last is before the first. */
export function checkFilter({ from, to }: SettlementFilter) {
  const days = [from, to].filter((day) => day !== undefined);
  if (!days.every(isIstDate)) return fail('BAD_PERIOD');
  return from && to && from > to ? fail('BAD_PERIOD') : undefined;
}

/** Settlements by the day in India on which they were made, newest first. */
const selectSettlements = (db: Db | Tx, { from, to, q }: SettlementFilter) => {
  const text = q?.trim();
  return db
    .selectFrom('payments.settlements as s')
    .$if(from !== undefined, (e) => e.where('s.settled_at', '>=', startOfIstDay(from ?? '')))
    .$if(to !== undefined, (e) => e.where('s.settled_at', '<', startOfIstDay(addDays(to ?? '', 1))))
    .$if(Boolean(text), (query) =>
      query.where((e) =>
        e.or([
          e('s.id', '=', text ?? ''),
          e('s.utr', '=', text ?? ''),
          e.exists(
            e
              .selectFrom('payments.settlement_lines as l')
              .whereRef('l.provider', '=', 's.provider')
              .whereRef('l.settlement_id', '=', 's.id')
              .where((o) =>
                o.or([o('l.entity_id', '=', text ?? ''), o('l.payment_id', '=', text ?? '')]),
              ),
          ),
        ]),
      ),
    )
    .selectAll('s');
};
const newestFirst = [descending('s.settled_at'), ascending('s.provider'), ascending('s.id')];
type Row = Awaited<ReturnType<ReturnType<typeof selectSettlements>['execute']>>[number];

/** A page of settlements with their sums, in rupees. */
export async function listSettlements(db: Db, filter: SettlementFilter & Paging) {
  const failure = checkFilter(filter);
  if (failure) return failure;
  const found = await selectPage(selectSettlements(db, filter), newestFirst, filter);
  const views = await toViews(db, found.rows);
  return toPage({ ...found, rows: views }, filter, (view) => view);
}

/** A settlement with its sums; fails with NO_SETTLEMENT. */
export async function findSettlement(db: Db | Tx, { provider, id }: SettlementKey) {
  const rows = await db
    .selectFrom('payments.settlements')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
  const [view] = await toViews(db, rows);
  return view ?? fail('NO_SETTLEMENT');
}

/** The sums of lines, in paise: payments − refunds + other − fees − tax = net. */
export const lineSums = [
  sql<number>`coalesce(sum(l.amount_paise) filter (where l.kind = 'payment'), 0)::bigint`.as(
    'payments',
  ),
  sql<number>`coalesce(sum(l.amount_paise) filter (where l.kind = 'refund'), 0)::bigint`.as(
    'refunds',
  ),
  // Includes other movements of a payment or refund besides its amount and fee, such as a fee charged separately.
  sql<number>`coalesce(sum(l.credit_paise - l.debit_paise + l.fee_paise - case l.kind
    when 'payment' then l.amount_paise when 'refund' then -l.amount_paise else 0 end), 0)::bigint`.as(
    'other',
  ),
  sql<number>`coalesce(sum(l.fee_paise - l.tax_paise), 0)::bigint`.as('fees'),
  sql<number>`coalesce(sum(l.tax_paise), 0)::bigint`.as('tax'),
  sql<number>`coalesce(sum(l.credit_paise - l.debit_paise), 0)::bigint`.as('net'),
] as const;

export type LineSums = Record<'payments' | 'refunds' | 'other' | 'fees' | 'tax' | 'net', number>;
export const noSums: LineSums = { payments: 0, refunds: 0, other: 0, fees: 0, tax: 0, net: 0 };

/** Sums of lines in rupees. */
export const toSums = (row: LineSums): LineSums => ({
  payments: toRupees(Number(row.payments)),
  refunds: toRupees(Number(row.refunds)),
  other: toRupees(Number(row.other)),
  fees: toRupees(Number(row.fees)),
  tax: toRupees(Number(row.tax)),
  net: toRupees(Number(row.net)),
});

async function toViews(db: Db | Tx, rows: readonly Row[]): Promise<Settlement[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sums = await db
    .selectFrom('payments.settlement_lines as l')
    .select(['l.provider', 'l.settlement_id'])
    .select((e) => e.fn.countAll<number>().as('lines'))
    .select(lineSums)
    .where('l.settlement_id', 'in', ids)
    .groupBy(['l.provider', 'l.settlement_id'])
    .execute();
  const open = await db
    .selectFrom('payments.settlement_differences')
    .select(['provider', 'settlement_id'])
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('settlement_id', 'in', ids)
    .groupBy(['provider', 'settlement_id'])
    .execute();
  const names = await listMemberNames(
    db,
    rows.flatMap(({ bank_by }) => bank_by ?? []),
  );
  return rows.map((row) => {
    const isOf = (of: { provider: string; settlement_id: string | null }) =>
      of.provider === row.provider && of.settlement_id === row.id;
    const sum = sums.find(isOf) ?? { lines: 0, ...noSums };
    return {
      provider: row.provider,
      id: row.id,
      utr: row.utr,
      settled_at: row.settled_at.toISOString(),
      lines: Number(sum.lines),
      ...toSums(sum),
      reported: row.reported_paise === null ? null : toRupees(row.reported_paise),
      bank: toBank(row, names),
      differences: Number(open.find(isOf)?.count ?? 0),
    };
  });
}

const toBank = (row: Row, names: ReadonlyMap<number, string>): Settlement['bank'] =>
  row.bank_paise === null || row.bank_date === null || row.bank_at === null
    ? null
    : {
        amount: toRupees(row.bank_paise),
        date: row.bank_date,
        by: names.get(row.bank_by ?? 0) ?? null,
        at: row.bank_at.toISOString(),
      };

type LineFilter = SettlementKey & { kind?: SettlementLineKind };

/** The lines of a settlement, each with the ledger entry of the same id. */
const selectLines = (db: Db, { provider, id, kind }: LineFilter) =>
  db
    .selectFrom('payments.settlement_lines as l')
    .leftJoin('payments.settleable as e', (join) =>
      join
        .onRef('e.provider', '=', 'l.provider')
        .onRef('e.kind', '=', 'l.kind')
        .on('e.entity_id', '=', sql`coalesce(l.dispute_id, l.entity_id)`),
    )
    .select(['l.entity_id', 'l.kind', 'l.amount_paise', 'l.currency', 'l.fee_paise', 'l.tax_paise'])
    .select(['l.credit_paise', 'l.debit_paise', 'l.method', 'l.payment_id', 'l.created_at'])
    .select('e.amount_paise as ours_paise')
    .select(
      sql<SettlementLineView['state']>`case
        when l.matched_at is not null or (e.amount_paise, e.currency) = (l.amount_paise, l.currency)
          then 'matched'
        when exists (select from payments.settlement_resolutions r where r.provider = l.provider
          and r.subject = l.entity_id and r.kind in ('UNKNOWN', 'DIFFERENT')
          and (r.ours_paise, r.theirs_paise) is not distinct from (e.amount_paise, l.amount_paise))
          then 'resolved'
        when e.entity_id is null then 'unknown' else 'different' end`.as('state'),
    )
    .where('l.provider', '=', provider)
    .where('l.settlement_id', '=', id)
    .$if(kind !== undefined, (query) => query.where('l.kind', '=', kind ?? 'payment'));
const unmatchedFirst = [
  ascending(sql`l.matched_at is not null`),
  ascending('l.created_at'),
  ascending('l.entity_id'),
];
type LineOfSettlement = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

const toLineView = (row: LineOfSettlement): SettlementLineView => ({
  entity_id: row.entity_id,
  kind: row.kind,
  amount: toRupees(row.amount_paise),
  currency: row.currency,
  fee: toRupees(row.fee_paise - row.tax_paise),
  tax: toRupees(row.tax_paise),
  credit: toRupees(row.credit_paise),
  debit: toRupees(row.debit_paise),
  method: row.method,
  payment_id: row.payment_id,
  created_at: row.created_at.toISOString(),
  ours: row.ours_paise === null ? null : toRupees(row.ours_paise),
  state: row.state,
});

/** A page of the lines of a settlement, in rupees; unmatched lines first. */
export async function listSettlementLines(db: Db, filter: LineFilter & Paging) {
  const found = await selectPage(selectLines(db, filter), unmatchedFirst, filter);
  return toPage(found, filter, toLineView);
}
