import { MAX_FETCHED_DAYS, SETTLED_WITHIN_DAYS } from '@sabuja/contract/rules/settlement-kinds';
import { addDays, addTime, daysBetween, fail, type IstDate, isFailure, istDate } from '@sabuja/kit';
import { inTransaction } from '../../../platform/db/index.ts';
import type { PaymentDeps } from '../deps.ts';
import type { PaymentProvider, ProviderFailure, SettlementReports } from '../provider.ts';
import { EXPECTED_BEFORE, matchLines, recordCoverage } from './match-lines.ts';
import { storeLines } from './store-lines.ts';

type Deps = Pick<PaymentDeps, 'db' | 'clock' | 'providers' | 'alarm'>;

/** Days that are fetched again: a provider may report some lines late. */
const OVERLAP_DAYS = 3;
/** Days of the first fetch: the maximum time until a settlement, and the overlap. */
const FIRST_DAYS = SETTLED_WITHIN_DAYS + OVERLAP_DAYS;

/**
 * Fetches the settled lines of all providers since the last fetch, or of the last `days` days, and stores them. No line
 * is stored twice, and no transaction is open during a call. Returns the numbers of fetched and of new lines. Fails
 * with NO_REPORTS, REPORTS_REFUSED (the keys may not read them) or REPORTS_UNAVAILABLE; lines stored before that stay.
 */
export async function fetchSettlements(deps: Deps, { days }: { days?: number } = {}) {
  const sources = deps.providers.filter(({ settlements }) => settlements);
  if (sources.length === 0) return fail('NO_REPORTS');
  const sum = { lines: 0, added: 0 };
  for (const provider of sources) {
    const stored = await fetchOf(deps, provider, days);
    if (isFailure(stored)) return stored;
    sum.lines += stored.lines;
    sum.added += stored.added;
  }
  return sum;
}

/** The daily job. @throws when a provider does not respond, so that the job is retried */
export async function fetchNewSettlements(deps: Deps): Promise<void> {
  const fetched = await fetchSettlements(deps);
  if (isFailure(fetched) && fetched.code === 'REPORTS_UNAVAILABLE')
    throw new Error('the payment provider does not report its settlements');
}

async function fetchOf(deps: Deps, provider: PaymentProvider, days: number | undefined) {
  const { settlements, name } = provider;
  const sum = { lines: 0, added: 0 };
  if (!settlements) return sum;
  const startedAt = deps.clock.now();
  const today = istDate(startedAt);
  const faulty: string[] = [];
  for (const day of await listDays(deps, name, today, days)) {
    const stored = await fetchDay(deps, name, settlements, day);
    if (isFailure(stored)) return recordFailure(deps, provider, stored);
    sum.lines += stored.lines;
    sum.added += stored.added;
    faulty.push(...stored.faulty);
  }
  if (faulty.length > 0)
    deps.alarm({ provider: name, lines: faulty }, 'lines of a settlement could not be stored');
  const failure = await readTransfers(deps, name, settlements);
  if (failure) return recordFailure(deps, provider, failure);
  await inTransaction(deps.db, async (tx) => {
    const from = addTime(startedAt, -EXPECTED_BEFORE);
    await matchLines(tx, startedAt);
    await recordCoverage(tx, name, {
      from,
      until: startedAt,
      now: startedAt,
      fetchedAt: startedAt,
    });
  });
  return sum;
}

async function listDays(
  { db }: Deps,
  provider: string,
  today: IstDate,
  days: number | undefined,
): Promise<IstDate[]> {
  const source = await db
    .selectFrom('payments.settlement_sources')
    .select('fetched_at')
    .where('provider', '=', provider)
    .executeTakeFirst();
  const since = source?.fetched_at
    ? daysBetween(istDate(source.fetched_at), today) + OVERLAP_DAYS
    : FIRST_DAYS;
  const count = Math.min(days === undefined ? since : days - 1, MAX_FETCHED_DAYS);
  return Array.from({ length: count + 1 }, (_, i) => addDays(today, i - count));
}

async function fetchDay(deps: Deps, provider: string, reports: SettlementReports, day: IstDate) {
  const sum = { lines: 0, added: 0, faulty: [] as string[] };
  for (;;) {
    const skip = sum.lines + sum.faulty.length;
    const page = await reports.listLines({ day, skip });
    if (isFailure(page)) return page;
    sum.added += await inTransaction(
      deps.db,
      (tx) => storeLines(tx, provider, page.lines, deps.clock.now()),
      { isIdempotent: true },
    );
    sum.lines += page.lines.length;
    sum.faulty.push(...page.faulty);
    if (page.isLast || page.lines.length + page.faulty.length === 0) return sum;
  }
}

/** Fetches the transferred amounts of settlements that have none yet; returns the provider's failure, if any. */
async function readTransfers(
  { db }: Deps,
  provider: string,
  reports: SettlementReports,
): Promise<ProviderFailure | undefined> {
  const unasked = await db
    .selectFrom('payments.settlements')
    .select('id')
    .where('provider', '=', provider)
    .where('reported_paise', 'is', null)
    .orderBy('settled_at', 'desc')
    .limit(MAX_FETCHED_DAYS)
    .execute();
  for (const { id } of unasked) {
    const found = await reports.find(id);
    if (isFailure(found)) {
      // A settlement that the provider does not find does not stop the others.
      if (found.code === 'PROVIDER_REFUSED' && found.details.reason === 'UNKNOWN_ID') continue;
      return found;
    }
    await db
      .updateTable('payments.settlements')
      .set((e) => ({
        reported_paise: found.amount,
        utr: e.fn.coalesce('utr', e.val(found.utr ?? null)),
      }))
      .where('provider', '=', provider)
      .where('id', '=', id)
      .execute();
  }
  return undefined;
}

async function recordFailure({ db }: Deps, provider: PaymentProvider, failure: ProviderFailure) {
  const isRefused = failure.code === 'PROVIDER_REFUSED';
  const words = isRefused ? failure.details.message : failure.details.cause;
  await db
    .updateTable('payments.settlement_sources')
    .set({ failure: words })
    .where('provider', '=', provider.name)
    .execute();
  return isRefused
    ? fail('REPORTS_REFUSED', { provider: provider.label, message: words })
    : fail('REPORTS_UNAVAILABLE', { provider: provider.label });
}
