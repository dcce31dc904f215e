import type { FastifyInstance } from 'fastify';
import { createCatalogueCache } from '../modules/catalogue/index.ts';
import { findShopName } from '../modules/content/index.ts';
import {
  AccessTokens,
  createAuthenticate,
  type IdentityDeps,
  listSessionsEndedSince,
  Secrets,
} from '../modules/identity/index.ts';
import { createNotifications, type Notify } from '../modules/notifications/index.ts';
import { BoardEvents, OrderEvents } from '../modules/orders/index.ts';
import type { ConfiguredProvider, PaymentDeps } from '../modules/payments/index.ts';
import { createAuthenticateStaff, type StaffDeps, StaffSecrets } from '../modules/staff/index.ts';
import { readBalance } from '../modules/wallet/index.ts';
import { CacheStore, ResponseCache } from '../platform/cache/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { connect, type Db, listen, migrate, preparePooler } from '../platform/db/index.ts';
import { createHttp } from '../platform/http/index.ts';
import { JOB_CONCURRENCY, migrateJobs, startJobs } from '../platform/jobs/index.ts';
import { createMediaStore, type MediaStore } from '../platform/media/index.ts';
import type { Settings } from '../settings.ts';
import { createCustomerDataPorts } from './customer-data.ts';
import { createJobs, schedule } from './jobs.ts';
import { createMetrics } from './metrics.ts';
import { mountOperations } from './operations.ts';
import type { MountPaymentSandbox } from './payment-sandbox.ts';
import { wirePayments } from './payments.ts';
import { mountRoutes } from './routes.ts';

export type AppOptions = {
  settings: Settings;
  databaseUrl: string;
  clock?: Clock;
  /** Mounts the sandbox of the payment provider when the settings name no provider. */
  paymentSandbox?: MountPaymentSandbox | undefined;
  /** Seeds the shop if it is empty, before it opens. */
  seed?: Seed | undefined;
};

export type Seed = (to: { db: Db; media: MediaStore }) => Promise<void>;

/** The running shop, not listening yet. */
export type App = {
  http: FastifyInstance;
  db: Db;
  identity: IdentityDeps;
  staff: StaffDeps;
  payments: PaymentDeps;
  notify: Notify;
  /** Listens on the port; returns the shop's URL. */
  listen(): Promise<string>;
  /**
   * Serves on for the DRAIN_SECONDS of the settings, while it says that it is not ready and ends each connection
   * after its response. Then it can be closed without a request being lost.
   */
  drain(): Promise<void>;
  /** Stops accepting requests, finishes those in flight and the jobs, then releases the database. */
  close(): Promise<void>;
};

/** Wires the shop: the only place that knows all rooms. Migrates and seeds first. */
export async function createApp({
  settings,
  databaseUrl,
  clock = systemClock,
  paymentSandbox,
  seed,
}: AppOptions): Promise<App> {
  await migrate(databaseUrl);
  await migrateJobs(databaseUrl);
  const cacheStore = new CacheStore();
  const responseCache = new ResponseCache(cacheStore);
  const draining = new AbortController();
  const http = await createHttp({ ...settings, responseCache, draining: draining.signal });
  const connections = await openConnections(databaseUrl, settings, http);
  const { db } = connections.requests;
  const providers = createProviders(settings, () => paymentSandbox?.(http));
  const media = mediaOf(settings, http);
  if (seed) await runSeed(seed, databaseUrl, media);
  const origin = () => settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
  const notifications = notificationsOf(settings, { db: connections.jobs.db, clock, origin });
  const { notify } = notifications;
  const alarm = (details: object, message: string) => http.log.error(details, message);
  const identity = identityDeps(settings, { db, clock, origin, alarm }, notifications);
  const staff = staffDeps(settings, { db, clock, notifications, origin });
  const streams = { orderEvents: new OrderEvents(), boardEvents: new BoardEvents() };
  const listener = await listenForChanges(databaseUrl, { cacheStore, streams, identity });
  const metrics = createMetrics();
  const payments = wirePayments({
    db,
    clock,
    providers,
    notify,
    alarm,
    count: metrics.countPayment,
  });
  const backInStock = { db, clock, notify, origin };
  const common = { clock, notifications, backInStock, payments, metrics };
  const jobs = await startJobs(
    databaseUrl,
    createJobs({ ...common, db: connections.jobs.db, identity, alarm }),
    schedule,
  );
  const operations = await mountOperations({
    ...{ http, settings, probe: connections.probe.db, clock, responseCache, draining },
    registry: metrics.registry,
  });
  await mountRoutes({
    http,
    connection: connections.requests,
    cacheStore,
    responseCache,
    settings,
    ...common,
    identity,
    media,
    catalogueCache: createCatalogueCache(db, cacheStore),
    ...streams,
    authenticate: createAuthenticate(identity),
    authenticateStaff: createAuthenticateStaff(staff),
    staff,
  });
  return {
    http,
    db,
    identity,
    staff,
    payments,
    notify,
    listen: operations.listen,
    drain: operations.drain,
    close: async () => {
      for (const each of Object.values(streams)) each.close();
      await http.close();
      await jobs.stop();
      await listener.stop();
      await operations.close();
      await connections.close();
    },
  };
}

/** Connections for requests, through the pooler if there is one, and for jobs: no request waits behind a job. */
async function openConnections(
  databaseUrl: string,
  { databaseConnections, pooledDatabaseUrl: url }: Settings,
  { log }: FastifyInstance,
) {
  const warn = (message: string) => log.warn(message);
  const pooled =
    url === undefined ? undefined : await preparePooler({ url, directUrl: databaseUrl, warn });
  const connectRequests = (connections: number) =>
    pooled
      ? connect(pooled.url, connections, 'request', pooled.pooler)
      : connect(databaseUrl, connections, 'request');
  const requests = connectRequests(databaseConnections);
  const probe = connectRequests(1);
  const jobs = connect(databaseUrl, JOB_CONCURRENCY, 'job');
  const close = async () => {
    await jobs.close();
    await probe.close();
    await requests.close();
  };
  return { requests, probe, jobs, close };
}

type Listening = {
  cacheStore: CacheStore;
  streams: { orderEvents: OrderEvents; boardEvents: BoardEvents };
  identity: IdentityDeps;
};

/** Listens for what other servers publish. */
const listenForChanges = (databaseUrl: string, { cacheStore, streams, identity }: Listening) =>
  listen(databaseUrl, [
    cacheStore.listener,
    streams.orderEvents.listener,
    ...streams.boardEvents.listeners,
    identity.accessTokens.listener((since) => listSessionsEndedSince(identity.db, since)),
  ]);

async function runSeed(seed: Seed, databaseUrl: string, media: MediaStore): Promise<void> {
  const { db, close } = connect(databaseUrl, SEED_CONNECTIONS, 'seed');
  try {
    await seed({ db, media });
  } finally {
    await close();
  }
}

const SEED_CONNECTIONS = 4;

/** The payment providers of the settings, or else the sandbox. */
function createProviders(
  { paymentProviders }: Settings,
  mountSandbox: () => ConfiguredProvider | undefined,
) {
  const configured = paymentProviders.length > 0 ? paymentProviders : [mountSandbox()];
  return configured.flatMap((provider) => provider?.create() ?? []);
}

const mediaOf = ({ dataDir }: Settings, http: FastifyInstance): MediaStore =>
  createMediaStore({
    dataDir,
    onUnreadable: (path, error) => http.log.error(error, `a picture cannot be shown: ${path}`),
  });

const notificationsOf = (
  { sms, email }: Settings,
  deps: { db: Db; clock: Clock; origin: () => string },
) => createNotifications({ ...deps, sms, email, getShopName: getShopName });

const getShopName: IdentityDeps['shopName'] = async (tx) => (await findShopName(tx)) ?? 'Sabuja';

const staffDeps = (
  { sessionSecret, secureCookies }: Settings,
  {
    notifications,
    ...deps
  }: Pick<StaffDeps, 'db' | 'clock' | 'origin'> & {
    notifications: Pick<StaffDeps, 'enqueueMessage'>;
  },
): StaffDeps => ({
  ...deps,
  secrets: new StaffSecrets(sessionSecret),
  enqueueMessage: notifications.enqueueMessage,
  shopName: getShopName,
  secureCookies,
});

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
    shopName: getShopName,
    readWalletBalance: readBalance,
  };
}
