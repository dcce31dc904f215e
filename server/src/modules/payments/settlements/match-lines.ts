import './tables.ts';
import { SETTLED_WITHIN_DAYS } from '@sabuja/contract/rules/settlement-kinds';
import { days } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Marks the lines that are what the shop has: same id, amount and currency. In whichever sequence both came. */
export const matchLines = (tx: Tx, now: Date) =>
  sql`update payments.settlement_lines l set matched_at = ${now}
    from payments.settleable e
    where l.matched_at is null and l.settlement_id is not null
      and e.provider = l.provider and e.kind = l.kind
      and e.entity_id = coalesce(l.dispute_id, l.entity_id)
      and e.amount_paise = l.amount_paise and e.currency = l.currency`.execute(tx);

/**
 * Records that everything a provider settled up to a time, at most now, is stored. What the shop took before the first time is not
 * expected: its settlements were never asked for.
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
      // A provider's clock may be ahead: what it settles until then is not known yet.
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

/** The earliest of what is not settled, or else the last that must be: nothing before it is looked at again. */
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

/** What was captured so long before the first fetch is expected to be settled in it or later. */
export const EXPECTED_BEFORE = days(SETTLED_WITHIN_DAYS);
