import type { FastifyInstance } from 'fastify';
import { keepInMemory } from '../modules/catalogue/index.ts';
import { shopName } from '../modules/content/index.ts';
import {
  AccessTokens,
  createAuthenticate,
  type IdentityDeps,
  Secrets,
  sessionsEndedSince,
} from '../modules/identity/index.ts';
import { createNotifications, type Tell } from '../modules/notifications/index.ts';
import { OrderWatchers } from '../modules/orders/index.ts';
import { createRazorpay, type PaymentDeps } from '../modules/payments/index.ts';
import { balanceOf } from '../modules/wallet/index.ts';
import { changesListener, SharedAnswers } from '../platform/cache/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { connect, type Db, listen, migrate } from '../platform/db/index.ts';
import { createHttp } from '../platform/http/index.ts';
import { migrateJobs, startJobs } from '../platform/jobs/index.ts';
import { createMediaStore, type MediaStore } from '../platform/media/index.ts';
import type { Settings } from '../settings.ts';
import { wireCustomers } from './customer-data.ts';
import { jobsOf, timetable } from './jobs.ts';
import { createMetrics } from './metrics.ts';
import type { PaymentStandIn } from './payment-stand-in.ts';
import { wirePayments } from './payments.ts';
import { mountRoutes } from './routes.ts';

export type AppOptions = {
  settings: Settings;
  databaseUrl: string;
  clock?: Clock;
  /** Takes the payment provider's place when the settings name none. */
  standIn?: PaymentStandIn | undefined;
  /** Fills the shop if it is empty, before it opens. */
  seed?: Seed | undefined;
};

export type Seed = (to: { db: Db; media: MediaStore }) => Promise<void>;

/** The running shop, without its port yet. */
export type App = {
  http: FastifyInstance;
  db: Db;
  identity: IdentityDeps;
  payments: PaymentDeps;
  tell: Tell;
  /** Opens the port; answers the shop's address. */
  listen(): Promise<string>;
  /** Stops taking requests, finishes those under way and the jobs, then lets go of the database. */
  close(): Promise<void>;
};

/** Wires the shop together: the only place that knows all rooms. Migrates and seeds first. */
export async function createApp({
  settings,
  databaseUrl,
  clock = systemClock,
  standIn,
  seed,
}: AppOptions): Promise<App> {
  await migrate(databaseUrl);
  const connection = connect(databaseUrl, settings.databaseConnections);
  const { db } = connection;
  await migrateJobs(databaseUrl);
  const shared = new SharedAnswers();
  const http = await createHttp({ ...settings, shared });
  const razorpay = settings.razorpay ?? standIn?.(http);
  const media = mediaOf(settings, http);
  await seed?.({ db, media });
  const origin = () => settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
  const notifications = notificationsOf(settings, { db, clock, origin });
  const { tell } = notifications;
  const identity = identityDeps(settings, db, clock, notifications);
  const waiting = { db, clock, tell, origin };
  const watchers = new OrderWatchers();
  const catalogueMemory = keepInMemory(db);
  const ears = await listen(databaseUrl, [
    changesListener(shared),
    ...catalogueMemory.listeners,
    watchers.listener,
    identity.accessTokens.listener((since) => sessionsEndedSince(db, since)),
  ]);
  const alarm = (details: object, words: string) => http.log.error(details, words);
  const metrics = createMetrics();
  const payments = wirePayments({
    db,
    clock,
    provider: razorpay && createRazorpay(razorpay),
    tell,
    alarm,
    count: metrics.countPayment,
  });
  const jobs = await startJobs(
    databaseUrl,
    jobsOf({ db, clock, notifications, waiting, payments, metrics, alarm }),
    timetable,
  );
  await mountRoutes({
    http,
    connection,
    shared,
    settings,
    clock,
    identity,
    notifications,
    media,
    waiting,
    catalogueMemory,
    payments,
    watchers,
    metrics,
    authenticate: createAuthenticate(identity),
  });
  return {
    http,
    db,
    identity,
    payments,
    tell,
    listen: () => http.listen({ port: settings.port, host: settings.host }),
    close: async () => {
      watchers.close();
      await http.close();
      await jobs.stop();
      await ears.stop();
      await connection.close();
    },
  };
}

const mediaOf = ({ dataDir }: Settings, http: FastifyInstance): MediaStore =>
  createMediaStore({
    dataDir,
    onBroken: (path, error) => http.log.error(error, `a picture cannot be shown: ${path}`),
  });

const notificationsOf = (
  { sms, email }: Settings,
  deps: { db: Db; clock: Clock; origin: () => string },
) => createNotifications({ ...deps, sms, email, shopName: nameOfShop });

const nameOfShop: IdentityDeps['shopName'] = async (tx) => (await shopName(tx)) ?? 'Sabuja';

function identityDeps(
  settings: Settings,
  db: Db,
  clock: Clock,
  { notify, emailLeaves }: Pick<IdentityDeps, 'notify' | 'emailLeaves'>,
): IdentityDeps {
  return {
    db,
    clock,
    notify,
    emailLeaves,
    elsewhere: wireCustomers(clock),
    settings,
    secrets: new Secrets(settings.sessionSecret),
    accessTokens: new AccessTokens(settings.sessionSecret, clock),
    host: settings.publicUrl ? new URL(settings.publicUrl).hostname : settings.host,
    shopName: nameOfShop,
    walletBalance: balanceOf,
  };
}
