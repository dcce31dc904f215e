import { addTime, hours, minutes } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { type Attempt, setAttemptState } from './attempts-store.ts';
import type { PaymentDeps } from './deps.ts';
import { findLink } from './links-store.ts';
import type { PaymentProvider } from './provider.ts';
import { affectsEveryCall } from './provider-failures.ts';
import { reconcileAttempt } from './reconcile-attempts.ts';
import { withdrawLink } from './withdraw-link.ts';

/** The pause after each check (decision 0033). Banks may respond up to five days late. */
const CHECK_INTERVALS = [
  minutes(15),
  minutes(30),
  hours(1),
  hours(3),
  hours(12),
  ...Array.from({ length: 5 }, () => hours(24)),
];

/** Reconciles every due, unsettled attempt with the provider that it was made with. */
export async function reconcileDueAttempts(deps: PaymentDeps): Promise<void> {
  for (const provider of deps.providers) await reconcileDueAttemptsOf(deps, provider);
}

/**
 * Reconciles every due, unsettled attempt of one provider. The next check is scheduled before the current one
 * starts, so that a crash in between loses none. Stops early when the provider does not respond; an attempt whose
 * payments the provider does not report is skipped with an alarm, and is not closed.
 */
async function reconcileDueAttemptsOf(deps: PaymentDeps, provider: PaymentProvider): Promise<void> {
  const { db, clock } = deps;
  for (;;) {
    const attempt = await inTransaction(db, (tx) =>
      claimDueAttempt(tx, provider.name, clock.now()),
    );
    if (!attempt) return;
    const failure = await reconcileAttempt(deps, provider, attempt);
    if (!failure) await withdrawExpired(deps, attempt);
    if (failure && affectsEveryCall(failure)) {
      deps.count('reconciled', 'unreachable');
      return retrySoon(deps, attempt);
    }
    if (failure) {
      deps.count('reconciled', 'unreadable');
      deps.alarm(
        { providerOrder: attempt.provider_order_id, failure: failure.details },
        'the provider does not report the payments of an attempt',
      );
      continue;
    }
    // An attempt without a provider order cannot be paid: no page has the id of the order.
    const isUnpayable = attempt.provider_order_id === null && !isYoungLink(attempt, clock.now());
    const isDone = attempt.asked > CHECK_INTERVALS.length || isUnpayable;
    deps.count('reconciled', isDone ? 'closed' : 'checked');
    if (isDone) await closeAttempt(deps, attempt);
  }
}

/** A link that has not expired: it may still be created when the rider requests it again. */
const isYoungLink = ({ link_expires_at: end }: Attempt, now: Date): boolean =>
  end !== null && end > now;

/** Withdraws a link that has expired; if its provider fails to withdraw it now, the next check does. */
async function withdrawExpired(deps: PaymentDeps, { id }: Attempt): Promise<void> {
  const link = await findLink(deps.db, id);
  if (!link?.link_expires_at || link.withdrawn_at || !['NEW', 'OPEN'].includes(link.state)) return;
  if (link.link_expires_at <= deps.clock.now()) await withdrawLink(deps, link);
}

async function claimDueAttempt(tx: Tx, provider: string, now: Date): Promise<Attempt | undefined> {
  const due = await tx
    .selectFrom('payments.attempts')
    .selectAll()
    .where('provider', '=', provider)
    .where('state', 'in', ['NEW', 'OPEN'])
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return undefined;
  const interval = CHECK_INTERVALS[due.asked] ?? hours(24);
  const checks = due.asked + 1;
  await tx
    .updateTable('payments.attempts')
    .set({ asked: checks, ask_at: addTime(now, interval) })
    .where('id', '=', due.id)
    .execute();
  return { ...due, asked: checks };
}

/** Schedules the check again in two minutes; a check of an unreachable provider does not count. */
async function retrySoon(
  { db, clock }: PaymentDeps,
  { id, asked: checks }: Attempt,
): Promise<void> {
  const checkAt = addTime(clock.now(), minutes(2));
  await db
    .updateTable('payments.attempts')
    .set({ asked: checks - 1, ask_at: checkAt })
    .where('id', '=', id)
    .execute();
}

/** Closes an attempt; a payment that arrives later is still settled by its webhook. */
const closeAttempt = ({ db }: PaymentDeps, { id }: Attempt) =>
  inTransaction(db, async (tx) => {
    const { state } = await tx
      .selectFrom('payments.attempts')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (state === 'NEW' || state === 'OPEN') await setAttemptState(tx, id, 'CLOSED');
  });
