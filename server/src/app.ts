import type { FastifyInstance } from 'fastify';
import { wireCustomers } from './app-customers.ts';
import { jobsOf, timetable } from './app-jobs.ts';
import { wirePayments } from './app-payments.ts';
import { mountRoutes } from './app-routes.ts';
import { keepInMemory } from './modules/catalogue/index.ts';
import { shopName } from './modules/content/index.ts';
import {
  AccessTokens,
  createAuthenticate,
  type IdentityDeps,
  Secrets,
  sessionsEndedSince,
} from './modules/identity/index.ts';
import { createNotifications } from './modules/notifications/index.ts';
import { createRazorpay, type PaymentDeps } from './modules/payments/index.ts';
import { balanceOf } from './modules/wallet/index.ts';
import type { PaymentStandIn } from './payment-stand-in.ts';
import { changesListener, SharedAnswers } from './platform/cache/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { connect, type Db, listen, migrate } from './platform/db/index.ts';
import { createHttp } from './platform/http/index.ts';
import { migrateJobs, startJobs } from './platform/jobs/index.ts';
import { createMediaStore } from './platform/media/index.ts';
import { seedWhenEmpty } from './seed/index.ts';
import type { Settings } from './settings.ts';

export type AppOptions = {
  settings: Settings;
  databaseUrl: string;
  clock?: Clock;
  /** Takes the payment provider's place when the settings name none. */
  standIn?: PaymentStandIn | undefined;
};

/** The running shop, without its port yet. */
export type App = {
  http: FastifyInstance;
  db: Db;
  identity: IdentityDeps;
  payments: PaymentDeps;
  /** Opens the port; answers the shop's address. */
  listen(): Promise<string>;
  /** Stops taking requests, finishes those under way and the jobs, then lets go of the database. */
  close(): Promise<void>;
};

/** Wires the shop together: the only place that knows all rooms. Migrates, and seeds an empty demo shop. */
export async function createApp({
  settings,
  databaseUrl,
  clock = systemClock,
  standIn,
}: AppOptions): Promise<App> {
  await migrate(databaseUrl);
  const connection = connect(databaseUrl, settings.databaseConnections);
  const { db } = connection;
  await migrateJobs(databaseUrl);
  const shared = new SharedAnswers();
  const http = await createHttp({ ...settings, shared });
  const razorpay = settings.razorpay ?? standIn?.(http);
  const media = createMediaStore({
    dataDir: settings.dataDir,
    onBroken: (path, error) => http.log.error(error, `a picture cannot be shown: ${path}`),
  });
  if (settings.demoShop) await seedWhenEmpty({ db, media });
  const notifications = createNotifications({ db, clock, sms: settings.sms });
  const identity = identityDeps(settings, db, clock, notifications);
  const waiting = {
    db,
    clock,
    notify: notifications.notify,
    shopName: identity.shopName,
    origin: () => settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
  };
  const catalogueMemory = keepInMemory(db);
  const ears = await listen(databaseUrl, [
    changesListener(shared),
    ...catalogueMemory.listeners,
    identity.accessTokens.listener((since) => sessionsEndedSince(db, since)),
  ]);
  const alarm = (details: object, words: string) => http.log.error(details, words);
  const payments = wirePayments({
    db,
    clock,
    provider: razorpay && createRazorpay(razorpay),
    notify: notifications.notify,
    shopName: identity.shopName,
    alarm,
  });
  const jobs = await startJobs(
    databaseUrl,
    jobsOf({ db, clock, notifications, waiting, payments, alarm }),
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
    authenticate: createAuthenticate(identity),
  });
  return {
    http,
    db,
    identity,
    payments,
    listen: () => http.listen({ port: settings.port, host: settings.host }),
    close: async () => {
      await http.close();
      await jobs.stop();
      await ears.stop();
      await connection.close();
    },
  };
}

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
    shopName: async (tx) => (await shopName(tx)) ?? 'Sabuja',
    walletBalance: balanceOf,
  };
}
