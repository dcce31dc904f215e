import './tables.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { SettlementLine } from '../provider.ts';

/** Rows of one statement. */
const STORED_AT_ONCE = 500;

/**
 * Stores lines of a provider, each only once if it is reported again; a line that was not settled before gets its
 * settlement. A line that is reported with other amounts keeps its first ones, and is listed as a difference.
 * @returns the number of new lines
 */
export async function storeLines(
  tx: Tx,
  provider: string,
  lines: readonly SettlementLine[],
  now: Date,
): Promise<number> {
  let added = 0;
  // Sorted, so that two transactions that store the same lines cannot deadlock.
  const sorted = [...lines].sort((a, b) => (a.entityId < b.entityId ? -1 : 1));
  for (let from = 0; from < sorted.length; from += STORED_AT_ONCE) {
    const rows = sorted.slice(from, from + STORED_AT_ONCE);
    await insertSettlements(tx, provider, rows);
    added += await insertLines(tx, provider, rows, now);
  }
  return added;
}

async function insertSettlements(tx: Tx, provider: string, lines: readonly SettlementLine[]) {
  const settlements = new Map(
    lines.flatMap(({ settlement }) => (settlement ? [[settlement.id, settlement] as const] : [])),
  );
  const rows = [...settlements.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insertInto('payments.settlements')
    .values(
      rows.map(({ id, utr, at }) => ({
        provider,
        id,
        utr: utr ?? null,
        settled_at: at,
        reported_paise: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'id'])
        .doUpdateSet({ utr: (e) => e.ref('excluded.utr') })
        .where('payments.settlements.utr', 'is', null)
        .where('excluded.utr', 'is not', null),
    )
    .execute();
}

async function insertLines(
  tx: Tx,
  provider: string,
  lines: readonly SettlementLine[],
  now: Date,
): Promise<number> {
  const values = JSON.stringify(lines.map(toRecord));
  const { rows } = await sql<{ added: number }>`
    with reported as (
      select distinct on (entity_id) * from jsonb_to_recordset(${values}::jsonb) as r (
        entity_id text, kind text, currency text, amount_paise bigint, fee_paise bigint, tax_paise bigint,
        credit_paise bigint, debit_paise bigint, payment_id text, dispute_id text, method text,
        description text, created_at timestamptz, settlement_id text, raw jsonb)
      order by entity_id, settlement_id
    ), added as (
      insert into payments.settlement_lines (provider, entity_id, kind, currency, amount_paise, fee_paise,
        tax_paise, credit_paise, debit_paise, payment_id, dispute_id, method, description, created_at,
        settlement_id, raw, stored_at)
      select ${provider}, entity_id, kind, currency, amount_paise, fee_paise, tax_paise, credit_paise,
        debit_paise, payment_id, dispute_id, method, description, created_at, settlement_id, raw, ${now}
      from reported order by entity_id
      on conflict (provider, entity_id) do update set
        settlement_id = coalesce(settlement_lines.settlement_id, excluded.settlement_id),
        other_report = case when ${otherAmounts} then to_jsonb(excluded) else settlement_lines.other_report end
      where (settlement_lines.settlement_id is null and excluded.settlement_id is not null)
        or (${otherAmounts} and (settlement_lines.other_report is null or ${notReportedYet}))
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new)::int as added from added`.execute(tx);
  return rows[0]?.added ?? 0;
}

const otherAmounts = sql`(excluded.kind, excluded.currency, excluded.amount_paise, excluded.fee_paise,
  excluded.tax_paise, excluded.credit_paise, excluded.debit_paise) is distinct from (settlement_lines.kind,
  settlement_lines.currency, settlement_lines.amount_paise, settlement_lines.fee_paise,
  settlement_lines.tax_paise, settlement_lines.credit_paise, settlement_lines.debit_paise)`;

/** Of several reports with other amounts, the newest is stored and listed. */
const notReportedYet = sql`(settlement_lines.other_report ->> 'amount_paise')::bigint <> excluded.amount_paise`;

const toRecord = (line: SettlementLine) => ({
  entity_id: line.entityId,
  kind: line.kind,
  currency: line.currency,
  amount_paise: line.amount,
  fee_paise: line.fee,
  tax_paise: line.tax,
  credit_paise: line.credit,
  debit_paise: line.debit,
  payment_id: line.paymentId ?? null,
  dispute_id: line.disputeId ?? null,
  method: line.method ?? null,
  description: line.description ?? null,
  created_at: line.createdAt.toISOString(),
  settlement_id: line.settlement?.id ?? null,
  raw: line.raw,
});
