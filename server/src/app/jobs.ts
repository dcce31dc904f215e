import {
  sendReports,
  storeBrokenRules,
  summarizeCustomers,
  summarizeDays,
} from '../modules/back-office/index.ts';
import {
  applyScheduledPrices,
  type BackInStockDeps,
  notifyBackInStock,
  purgeOldImports,
  purgeOldUploads,
  purgeSearchMisses,
  purgeSentAlerts,
  runImport,
  runPictures,
} from '../modules/catalogue/index.ts';
import { purgeOldComplaintPhotos } from '../modules/complaints/index.ts';
import {
  findStockMessageMinute,
  publishDueBanners,
  publishDueLegalPages,
  publishDueNotices,
} from '../modules/content/index.ts';
import {
  applyNumberChanges,
  type IdentityDeps,
  purgeOldCodes,
  purgeOldDevices,
  purgeOldSessions,
  purgePhonePayments,
  purgeRedeemedProofs,
} from '../modules/identity/index.ts';
import { type createNotifications, purgeOldMessages } from '../modules/notifications/index.ts';
import {
  cancelUnpaidOrders,
  countReserved,
  purgeOldDeliveryPhotos,
  purgeOldDepositPhotos,
  purgeOldDeviceActions,
  purgeOldIdempotencyKeys,
  sendDueLink,
  sendPaymentLinkJob,
  settleTwins,
  summarizeBoughtTogether,
} from '../modules/orders/index.ts';
import { type PaymentDeps, paymentJobs, purgeOldWebhooks } from '../modules/payments/index.ts';
import { purgeExpiredEstimates } from '../modules/pricing/index.ts';
import { purgeStaffSessions, sealAudit } from '../modules/staff/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { Jobs, Schedule } from '../platform/jobs/index.ts';
import type { MediaStore } from '../platform/media/index.ts';
import { runAll, throwFailures } from '../platform/try-each.ts';
import { runChecks, uncheckedMessage } from './checks.ts';
import type { Metrics } from './metrics.ts';

type JobDeps = {
  /** The connection pool of jobs; it replaces that of requests, which the other dependencies contain. */
  db: Db;
  clock: Clock;
  identity: IdentityDeps;
  notifications: ReturnType<typeof createNotifications>;
  backInStock: BackInStockDeps;
  payments: PaymentDeps;
  media: MediaStore;
  metrics: Pick<Metrics, 'recordBrokenInvariants'>;
  /** How many days the photos of deliveries are stored. */
  deliveryPhotoDays: number;
  /** Raises an alarm in the log. */
  alarm: (details: object, message: string) => void;
};

/** Returns all jobs by name in three lanes: those that call message gateways, the payment provider, and the others. */
export const createJobs = (deps: JobDeps): readonly Jobs[] => [
  deps.notifications.jobs,
  jobsOfPayments(deps),
  otherJobs(deps),
];

function jobsOfPayments({ db, clock, notifications, payments }: JobDeps): Jobs {
  const jobPayments = { ...payments, db };
  const deps = { db, clock, payments: jobPayments, notify: notifications.notify };
  return {
    ...paymentJobs(jobPayments),
    release_unpaid: () => cancelUnpaidOrders(deps),
    [sendPaymentLinkJob]: (payload) => sendDueLink(deps, (payload as { uid: string }).uid),
  };
}

const otherJobs = ({
  db,
  clock,
  identity,
  notifications,
  backInStock,
  payments,
  media,
  metrics,
  deliveryPhotoDays,
  alarm,
}: JobDeps): Jobs => ({
  settle_twins: () => settleTwins({ db, clock, notify: notifications.notify }),
  tell_waiting: () => notifyBackInStock({ ...backInStock, db }),
  apply_number_changes: () => applyNumberChanges({ ...identity, db }),
  check_everything: async () => {
    await sealAudit(db);
    const { violations, failures } = await runChecks(db);
    metrics.recordBrokenInvariants(violations);
    const unchecked = failures.map(({ item }) => item);
    await storeBrokenRules(db, violations, unchecked, clock.now());
    if (violations.length > 0)
      alarm({ broken: violations }, 'the database violates its invariants');
    throwFailures(failures, uncheckedMessage(failures));
  },
  import_rows: (payload) => runImport({ db, clock, countReserved }, (payload as { id: string }).id),
  import_pictures: (payload) => runPictures({ db, clock, media }, (payload as { id: string }).id),
  publish_notices: () =>
    runAll({
      notices: () => publishDueNotices(db, clock.now()),
      banners: () => publishDueBanners(db, clock.now()),
      'legal pages': () => publishDueLegalPages(db, clock.now()),
    }),
  apply_scheduled_prices: () => applyScheduledPrices({ db, clock }),
  send_reports: () =>
    sendReports({
      ...{ db, clock, origin: identity.origin, readShopName: identity.readShopName },
      enqueueMessage: notifications.enqueueMessage,
      findStandardMinute: findStockMessageMinute,
    }),
  // The previous version may have queued this job; `send_reports` has replaced it.
  send_stock_message: async () => {},
  seal_audit: () => sealAudit(db),
  summarize_days: () => summarizeDays(db, clock.now()),
  summarize_bought_together: () => summarizeBoughtTogether(db),
  summarize_customers: () => summarizeCustomers(db, clock.now()),
  tidy: () => purgeOldRows({ db, clock, payments, deliveryPhotoDays }),
});

/** Deletes what is older than it is retained. A purge that fails does not stop the others. */
const purgeOldRows = async ({
  db,
  clock,
  payments,
  deliveryPhotoDays,
}: Pick<JobDeps, 'db' | 'clock' | 'payments' | 'deliveryPhotoDays'>): Promise<void> => {
  const now = clock.now();
  await runAll({
    codes: () => purgeOldCodes(db, now),
    'proofs of work': () => purgeRedeemedProofs(db, now),
    sessions: () => purgeOldSessions(db, now),
    devices: () => purgeOldDevices(db, now),
    estimates: () => purgeExpiredEstimates(db, now),
    'phone payments': () => purgePhonePayments(db, now),
    'idempotency keys': () => purgeOldIdempotencyKeys(db, now),
    'actions of devices': () => purgeOldDeviceActions(db, now),
    'photos of deliveries': () => purgeOldDeliveryPhotos(db, now, deliveryPhotoDays),
    'photos of complaints': () => purgeOldComplaintPhotos(db, now),
    'photos of deposits': () => purgeOldDepositPhotos(db, now),
    webhooks: () => purgeOldWebhooks({ ...payments, db }),
    messages: () => purgeOldMessages(db, now),
    'stock alerts': () => purgeSentAlerts(db, now),
    searches: () => purgeSearchMisses(db, now),
    imports: () => purgeOldImports(db, now),
    uploads: () => purgeOldUploads(db, now),
    'staff sessions': () => purgeStaffSessions(db, now),
  });
};

/** The repeated jobs and when they run: cron expressions in UTC. */
export const schedule: Schedule = {
  tell_waiting: '* * * * *',
  apply_scheduled_prices: '* * * * *',
  publish_notices: '* * * * *',
  reconcile_payments: '* * * * *',
  resend_refunds: '7 * * * *',
  check_refunds: '37 * * * *',
  // 10:50 and 20:50 IST: before and after the provider's settlements of a day.
  fetch_settlements: '20 5,15 * * *',
  release_unpaid: '* * * * *',
  settle_twins: '* * * * *',
  seal_audit: '* * * * *',
  summarize_days: '*/5 * * * *',
  summarize_customers: '47 * * * *',
  // 2:40 IST.
  summarize_bought_together: '10 21 * * *',
  apply_number_changes: '*/5 * * * *',
  send_reports: '*/5 * * * *',
  tidy: '17 * * * *',
  check_everything: '30 20 * * *',
};
