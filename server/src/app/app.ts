import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { createCatalogueCache } from '../modules/catalogue/index.ts';
import { readShopName } from '../modules/content/index.ts';
import {
  createAuthenticate,
  type IdentityDeps,
  listSessionsEndedSince,
} from '../modules/identity/index.ts';
import type { Notify } from '../modules/notifications/index.ts';
import { BoardEvents, OrderEvents } from '../modules/orders/index.ts';
import type { PaymentDeps } from '../modules/payments/index.ts';
import {
  createAuthenticateStaff,
  relyingPartyOf,
  type StaffDeps,
  StaffSecrets,
} from '../modules/staff/index.ts';
import { CacheStore, ResponseCache } from '../platform/cache/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { connect, type Db, listen, migrate } from '../platform/db/index.ts';
import { createHttp, SharedRates } from '../platform/http/index.ts';
import { migrateJobs, type Schedule, startJobs } from '../platform/jobs/index.ts';
import {
  createMediaStore,
  type FileStore,
  type MediaStore,
  openFileStore,
} from '../platform/media/index.ts';
import type { Settings } from '../settings.ts';
import { openConnections } from './connections.ts';
import { createJobs, schedule as repeatedJobs } from './jobs.ts';
import { mountOperations } from './operations.ts';
import type { MountPaymentSandbox } from './payment-sandbox.ts';
import { createProviders } from './payments.ts';
import { wireRooms } from './rooms.ts';
import { mountRoutes } from './routes.ts';
import type { GroupMember } from './servers/group-member.ts';
import { log } from './terminal.ts';

export type AppOptions = {
  settings: Settings;
  databaseUrl: string;
  clock?: Clock;
  /** Mounts the sandbox of the payment provider; called if the settings name no provider. */
  paymentSandbox?: MountPaymentSandbox | undefined;
  /** The membership in a group of servers, if this process is one of several. */
  member?: GroupMember | undefined;
  /** The repeated jobs and when they run. */
  schedule?: Schedule | undefined;
  /** Seeds the shop if it is empty, before it opens. */
  seed?: Seed | undefined;
};

/** Fills an empty shop; returns whether it was empty. */
type Seed = (to: { db: Db; media: MediaStore }) => Promise<boolean>;

/** The running shop, which serves requests only after `listen`. */
export type App = {
  http: FastifyInstance;
  db: Db;
  identity: IdentityDeps;
  staff: StaffDeps;
  payments: PaymentDeps;
  notify: Notify;
  /** Starts to listen on the port; returns the shop's URL. */
  listen(): Promise<string>;
  /**
   * Continues to serve for the DRAIN_SECONDS of the settings, while `/readyz` reports that it is not ready and each
   * response ends its connection. Afterwards the app can be closed without losing a request.
   */
  drain(): Promise<void>;
  /** Stops accepting requests, finishes those in flight and the jobs, then releases the database. */
  close(): Promise<void>;
};

/** Migrates and seeds the database, then wires the shop. This is the only place that knows all rooms. */
export async function createApp({
  settings,
  databaseUrl,
  clock = systemClock,
  paymentSandbox,
  member,
  schedule = repeatedJobs,
  seed,
}: AppOptions): Promise<App> {
  await migrate(databaseUrl);
  await migrateJobs(databaseUrl);
  const cacheStore = new CacheStore();
  const responseCache = new ResponseCache(cacheStore);
  const draining = new AbortController();
  const rates = settings.rateLimits ? new SharedRates(settings.servers) : undefined;
  const http = await createHttp({
    ...{ ...settings, rates, responseCache, draining: draining.signal },
    serverNumber: member?.assignment.number,
  });
  const connections = await openConnections(databaseUrl, settings, http.log);
  const { db } = connections.requests;
  const providers = createProviders(settings, () => paymentSandbox?.(http));
  const files = openFileStore(settings);
  const media = mediaOf(settings, files, http);
  if (seed) await runSeed(seed, databaseUrl, media);
  const alarm = (details: object, message: string) => http.log.error(details, message);
  const rooms = wireRooms({
    ...{ settings, db, clock, providers, alarm },
    jobsDb: connections.jobs.db,
  });
  const { identity, notifications, payments, metrics, origin } = rooms;
  const staff = staffDeps(settings, { db, clock, notifications, origin });
  const streams = { orderEvents: new OrderEvents(), boardEvents: new BoardEvents() };
  const listener = await listenForChanges(databaseUrl, { cacheStore, streams, identity, rates });
  rates?.start(db);
  const jobs =
    (member?.assignment.runsJobs ?? settings.runsJobs)
      ? await startJobs(
          databaseUrl,
          createJobs({ ...rooms, db: connections.jobs.db, media, alarm }),
          schedule,
        )
      : undefined;
  const operations = await mountOperations({
    ...{ http, settings, files, clock, responseCache, draining, member },
    probe: connections.probe.db,
    registry: metrics.registry,
  });
  await mountRoutes({
    ...{ http, settings, cacheStore, responseCache, media, staff },
    ...rooms,
    ...streams,
    connection: connections.requests,
    catalogueCache: createCatalogueCache(db, cacheStore),
    authenticate: createAuthenticate(identity),
    authenticateStaff: createAuthenticateStaff(staff),
  });
  return {
    http,
    db,
    identity,
    staff,
    payments,
    notify: notifications.notify,
    listen: operations.listen,
    drain: operations.drain,
    close: async () => {
      for (const each of Object.values(streams)) each.close();
      await http.close();
      rates?.stop();
      await jobs?.stop();
      await listener.stop();
      await operations.close();
      await connections.close();
    },
  };
}

type Listening = {
  cacheStore: CacheStore;
  streams: { orderEvents: OrderEvents; boardEvents: BoardEvents };
  identity: IdentityDeps;
  rates: SharedRates | undefined;
};

/** Listens for the changes that all servers publish. */
const listenForChanges = (
  databaseUrl: string,
  { cacheStore, streams, identity, rates }: Listening,
) =>
  listen(databaseUrl, [
    cacheStore.listener,
    streams.orderEvents.listener,
    ...streams.boardEvents.listeners,
    ...(rates ? [rates.listener] : []),
    identity.accessTokens.listener((since) => listSessionsEndedSince(identity.db, since)),
  ]);

async function runSeed(seed: Seed, databaseUrl: string, media: MediaStore): Promise<void> {
  const { db, close } = connect(databaseUrl, SEED_CONNECTIONS, 'seed');
  try {
    const wasEmpty = await seed({ db, media });
    if (wasEmpty) {
      log(
        'the empty shop was filled with sample products; for a shop of your own, start with DEMO_SHOP=0 and a new DATA_DIR',
      );
    }
  } finally {
    await close();
  }
}

const SEED_CONNECTIONS = 4;

const mediaOf = ({ servers }: Settings, files: FileStore, http: FastifyInstance): MediaStore =>
  createMediaStore({
    files,
    // All servers of this machine together encode one picture per core at a time.
    concurrency: Math.ceil(availableParallelism() / servers),
    onUnreadable: (path, error) =>
      http.log.error(error, `a picture cannot be encoded or stored: ${path}`),
  });

const staffDeps = (
  { sessionSecret, secureCookies, publicUrl, port }: Settings,
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
  readShopName,
  secureCookies,
  relyingParty: relyingPartyOf(publicUrl, port),
});
