import './tables.ts';
import { SETTLED_WITHIN_DAYS } from '@sabuja/contract/rules/settlement-kinds';
import { days } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Marks lines as matched that have the id, amount and currency of a ledger entry, whichever of both came first. */
export const matchLines = (tx: Tx, now: Date) =>
  sql`update payments.settlement_lines l set matched_at = ${now}
    from payments.settleable e
    where l.matched_at is null and l.settlement_id is not null
      and e.provider = l.provider and e.kind = l.kind
      and e.entity_id = coalesce(l.dispute_id, l.entity_id)
      and e.amount_paise = l.amount_paise and e.currency = l.currency`.execute(tx);

/**
 * Records that all settlements of a provider until `until` (at most now) are stored. Ledger entries before the first
 * `from` are not expected to be settled, since their settlements were never fetched.
 */
export async function recordCoverage(
  tx: Tx,
  provider: string,
  { from, until, now, fetchedAt }: { from: Date; until: Date; now: Date; fetchedAt?: Date },
): Promise<void> {
  await tx
    .insertInto('payments.settlement_sources')
    .values({
      provider,
      checked_from: from,
      // If the provider's clock is ahead, settlements between now and `until` may still follow.
      covered_until: until < now ? until : now,
      fetched_at: fetchedAt ?? null,
      failure: null,
    })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet((e) => ({
        covered_until: e.fn<Date>('greatest', [
          'payments.settlement_sources.covered_until',
          'excluded.covered_until',
        ]),
        ...(fetchedAt && { fetched_at: fetchedAt, failure: null }),
      })),
    )
    .execute();
  await advance(tx, provider);
}

/** Advances `checked_from` to the earliest unsettled entry or `lastDue`; earlier entries are not checked again. */
const advance = (tx: Tx, provider: string) =>
  sql`update payments.settlement_sources c set checked_from = greatest(c.checked_from, coalesce((
      select min(e.at) from payments.settleable e
      where e.provider = c.provider and e.at >= c.checked_from and e.at < ${lastDue}
        and not exists (select from payments.settlement_lines l
          where l.provider = e.provider and l.settlement_id is not null
            and (l.entity_id = e.entity_id or l.dispute_id = e.entity_id))
        and not exists (select from payments.settlement_resolutions r
          where r.provider = e.provider and r.kind = 'MISSING' and r.subject = e.entity_id
            and (r.ours_paise, r.theirs_paise) is not distinct from (e.amount_paise, null))
    ), ${lastDue}))
    where c.provider = ${provider}`.execute(tx);

const lastDue = sql`c.covered_until - ${sql.lit(`${SETTLED_WITHIN_DAYS} days`)}::interval`;

/** Entries up to this long before the first fetch are expected to be settled in it or later. */
export const EXPECTED_BEFORE = days(SETTLED_WITHIN_DAYS);
