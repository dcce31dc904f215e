import { hours, minutes } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { askAboutAttempt } from './ask-provider.ts';
import { type Attempt, setState } from './attempts-store.ts';
import type { PaymentDeps } from './deps.ts';

/** How long after each question the next is asked. Banks answer up to five days late. */
const pauses = [
  minutes(15),
  minutes(30),
  hours(1),
  hours(3),
  hours(12),
  ...Array.from({ length: 5 }, () => hours(24)),
];

/**
 * Asks the provider about every attempt that is due and not settled, and settles by the answer. The
 * next question is written down before the present one is asked, so that a crash in between loses none.
 */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const { provider, db } = deps;
  if (!provider) return;
  for (;;) {
    const attempt = await inTransaction(db, (tx) => claimDue(tx, deps.clock.now()));
    if (!attempt) return;
    if (await askAboutAttempt(deps, provider, attempt)) {
      deps.count('reconciled', 'unreachable');
      return askAgainSoon(deps, attempt);
    }
    // What was never answered cannot be paid: no page knows it.
    const isDone = attempt.asked > pauses.length || attempt.provider_order_id === null;
    deps.count('reconciled', isDone ? 'closed' : 'asked');
    if (isDone) await close(deps, attempt);
  }
}

async function claimDue(tx: Tx, now: Date): Promise<Attempt | undefined> {
  const due = await tx
    .selectFrom('payments.attempts')
    .selectAll()
    .where('state', 'in', ['NEW', 'OPEN'])
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return undefined;
  const pause = pauses[due.asked] ?? hours(24);
  const asked = due.asked + 1;
  await tx
    .updateTable('payments.attempts')
    .set({ asked, ask_at: new Date(now.getTime() + pause) })
    .where('id', '=', due.id)
    .execute();
  return { ...due, asked };
}

/** A provider that cannot be reached has not been asked. */
async function askAgainSoon({ db, clock }: PaymentDeps, { id, asked }: Attempt): Promise<void> {
  const ask_at = new Date(clock.now().getTime() + minutes(2));
  await db
    .updateTable('payments.attempts')
    .set({ asked: asked - 1, ask_at })
    .where('id', '=', id)
    .execute();
}

/** Money that comes later still is settled by its webhook. */
const close = ({ db }: PaymentDeps, { id }: Attempt) =>
  inTransaction(db, async (tx) => {
    const { state } = await tx
      .selectFrom('payments.attempts')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (state === 'NEW' || state === 'OPEN') await setState(tx, id, 'CLOSED');
  });
