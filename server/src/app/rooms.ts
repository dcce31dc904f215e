import { readShopName } from '../modules/content/index.ts';
import { AccessTokens, type IdentityDeps, Secrets } from '../modules/identity/index.ts';
import { createNotifications } from '../modules/notifications/index.ts';
import type { PaymentDeps } from '../modules/payments/index.ts';
import { readBalance, readDebt } from '../modules/wallet/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { Settings } from '../settings.ts';
import { createCustomerDataPorts } from './customer-data.ts';
import { createMetrics } from './metrics.ts';
import { wirePayments } from './payments.ts';

type Deps = {
  settings: Settings;
  db: Db;
  /** The connection pool of jobs. */
  jobsDb: Db;
  clock: Clock;
  providers: PaymentDeps['providers'];
  alarm: IdentityDeps['alarm'];
};

/** Creates the dependencies of the rooms from the settings and from each other, for servers and workers alike. */
export function wireRooms({ settings, db, jobsDb, clock, providers, alarm }: Deps) {
  const origin = originOf(settings);
  const notifications = notificationsOf(settings, { db: jobsDb, clock, origin });
  const { notify } = notifications;
  const identity = identityDeps(settings, { db, clock, origin, alarm }, notifications);
  const metrics = createMetrics();
  const payments = wirePayments({
    ...{ db, clock, providers, notify, alarm },
    count: metrics.countPayment,
  });
  const backInStock = { db, clock, notify, origin };
  const { deliveryPhotoDays } = settings;
  return {
    ...{ clock, origin, notifications, identity, metrics, payments, backInStock },
    deliveryPhotoDays,
  };
}

const notificationsOf = (
  { sms, email }: Settings,
  deps: { db: Db; clock: Clock; origin: () => string },
) => createNotifications({ ...deps, sms, email, readShopName });

function identityDeps(
  settings: Settings,
  base: Pick<IdentityDeps, 'db' | 'clock' | 'origin' | 'alarm'>,
  messages: Pick<IdentityDeps, 'enqueueMessage' | 'notify' | 'canSendEmail'>,
): IdentityDeps {
  const { clock } = base;
  return {
    ...base,
    enqueueMessage: messages.enqueueMessage,
    notify: messages.notify,
    canSendEmail: messages.canSendEmail,
    customerData: createCustomerDataPorts(clock),
    settings,
    secrets: new Secrets(settings.sessionSecret),
    accessTokens: new AccessTokens(settings.sessionSecret, clock),
    host: settings.publicUrl ? new URL(settings.publicUrl).hostname : settings.host,
    readShopName,
    readWalletBalance: readBalance,
    readWalletDebt: readDebt,
  };
}

/** Returns a function that returns the shop's public URL. */
export const originOf =
  ({ publicUrl, host, port }: Settings) =>
  () =>
    publicUrl ?? `http://${host}:${port}`;
