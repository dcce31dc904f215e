import { tellWaiting, type WaitingDeps } from '../modules/catalogue/index.ts';
import { forgetOldCodes, forgetOldSessions } from '../modules/identity/index.ts';
import { type createNotifications, forgetOldMessages } from '../modules/notifications/index.ts';
import { forgetOldKeys, releaseUnpaid } from '../modules/orders/index.ts';
import { forgetOldWebhooks, type PaymentDeps, paymentJobs } from '../modules/payments/index.ts';
import { forgetOldEstimates } from '../modules/pricing/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { Jobs, Timetable } from '../platform/jobs/index.ts';
import { findBroken } from './checks.ts';
import type { Metrics } from './metrics.ts';

type JobDeps = {
  db: Db;
  clock: Clock;
  notifications: ReturnType<typeof createNotifications>;
  waiting: WaitingDeps;
  payments: PaymentDeps;
  metrics: Pick<Metrics, 'noteBroken'>;
  /** Raises an alarm in the log. */
  alarm: (details: object, words: string) => void;
};

/** All jobs of the shop by name. */
export const jobsOf = ({
  db,
  clock,
  notifications,
  waiting,
  payments,
  metrics,
  alarm,
}: JobDeps): Jobs => ({
  ...notifications.jobs,
  ...paymentJobs(payments),
  release_unpaid: () => releaseUnpaid({ db, clock, payments, tell: notifications.tell }),
  tell_waiting: () => tellWaiting(waiting),
  check_everything: async () => {
    const broken = await findBroken(db);
    metrics.noteBroken(broken);
    if (broken.length > 0) alarm({ broken }, 'rules of the database are broken');
  },
  tidy: async () => {
    const now = clock.now();
    await forgetOldCodes(db, now);
    await forgetOldSessions(db, now);
    await forgetOldEstimates(db, now);
    await forgetOldKeys(db, now);
    await forgetOldWebhooks(payments);
    await forgetOldMessages(db, now);
  },
});

/** When repeated jobs run (UTC). */
export const timetable: Timetable = {
  tell_waiting: '* * * * *',
  reconcile_payments: '* * * * *',
  resend_refunds: '7 * * * *',
  release_unpaid: '* * * * *',
  tidy: '17 * * * *',
  check_everything: '30 20 * * *',
};
