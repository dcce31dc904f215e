import { resolve } from 'node:path';
import { paymentVariables, toPaymentProviders } from './modules/payments/index.ts';
import {
  type Environment,
  parseEnvironment,
  type ValuesOf,
  withoutSlashes,
} from './platform/environment/index.ts';
import { emailVariables, toEmail } from './settings/email.ts';
import { geocoderVariables, toGeocoder } from './settings/geocoder.ts';
import { mapVariables, toMap } from './settings/map.ts';
import { mediaVariables, toMediaBucket } from './settings/media.ts';
import { otpVariables, toOtpLimits } from './settings/otp.ts';
import { sandboxVariables, toPaymentSandbox } from './settings/payment.ts';
import { defaultConnections, serverVariables, toServers } from './settings/servers.ts';
import { loadOrCreateSecret } from './settings/session-secret.ts';
import { shopVariables } from './settings/shop.ts';
import { smsVariables, toSms } from './settings/sms.ts';

/** Every variable of the environment that the shop reads, as a schema. */
export const variables = {
  ...shopVariables,
  ...serverVariables,
  ...smsVariables,
  ...emailVariables,
  ...paymentVariables,
  ...sandboxVariables,
  ...geocoderVariables,
  ...mapVariables,
  ...mediaVariables,
  ...otpVariables,
};

export type Settings = ReturnType<typeof toSettings>;

/** Invalid settings; the message names every one of them. */
export class SettingsProblem extends Error {}

/**
 * Reads all settings once, from the environment; nothing else in the shop reads it.
 * @throws SettingsProblem naming all invalid or missing values in one message.
 */
export function readSettings(env: Environment): Settings {
  const { values, problems } = parseEnvironment(variables, env);
  if (problems.length > 0) {
    throw new SettingsProblem(`The settings need a correction: ${problems.join('; ')}.`);
  }
  return toSettings(values);
}

function toSettings(values: ValuesOf<typeof variables>) {
  const { DATABASE_POOLER: isPooled, PUBLIC_URL: publicUrl } = values;
  const databaseUrl = isPooled ? values.DATABASE_DIRECT_URL : values.DATABASE_URL;
  const dataDir = resolve(values.DATA_DIR);
  const servers = toServers(values);
  const isHttpsOnly = publicUrl?.startsWith('https:') ?? false;
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    /** The port of `/metrics` and `/api/docs`; undefined: that of the shop. */
    adminPort: values.ADMIN_PORT,
    /** How long the shop serves on after it was asked to end. */
    drainSeconds: values.DRAIN_SECONDS ?? (publicUrl === undefined ? 0 : 5),
    /** Browsers are to use TLS only, from the first page on. */
    isHttpsOnly,
    /** Undefined: an embedded PostgreSQL under `dataDir`. */
    databaseUrl,
    /** Where requests reach the same database through a pooler in transaction mode. */
    pooledDatabaseUrl: isPooled ? values.DATABASE_URL : undefined,
    dataDir,
    sessionSecret: values.SESSION_SECRET || loadOrCreateSecret(dataDir),
    /** The shop's public URL, for links in messages and the last line of a code's SMS; by default HOST and PORT. */
    publicUrl,
    /** The number of proxies in front that are trusted about the caller's address. */
    trustProxy: values.TRUST_PROXY,
    secureCookies: values.SECURE_COOKIES ?? isHttpsOnly,
    /** /dev/outbox: forced on or off; undefined is on while only this machine is served. */
    devOutbox: values.DEV_OUTBOX,
    /** Seeds an empty shop with the demo's items. */
    demoShop: values.DEMO_SHOP ?? databaseUrl === undefined,
    otp: toOtpLimits(values),
    sms: toSms(values),
    email: toEmail(values),
    /** Hosts of push services besides the default ones. */
    pushHosts: values.PUSH_HOSTS,
    /** The first takes new payments. Empty without keys: nothing can be paid online, except through the sandbox. */
    paymentProviders: toPaymentProviders(values),
    /** The payment sandbox: forced on or off; undefined is on while only this machine is served. */
    paymentSandbox: toPaymentSandbox(values),
    geocoder: toGeocoder(values, publicUrl),
    ...toMap(values),
    /** Where pages load pictures and films from, without a trailing slash; empty is the shop itself. */
    mediaHost: withoutSlashes(values.MEDIA_HOST),
    /** The bucket of pictures and videos; undefined: the folder `media` of `dataDir`. */
    mediaBucket: toMediaBucket(values),
    deliveryPhotoDays: values.DELIVERY_PHOTO_DAYS,
    /** How many server processes this start runs. */
    servers,
    /** Of each server. */
    databaseConnections: values.DATABASE_CONNECTIONS ?? defaultConnections(servers),
    /** Whether this server runs jobs. */
    runsJobs: values.RUN_JOBS,
    rateLimits: values.RATE_LIMITS,
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * True for a shop that is tried out: on the embedded database, and reached by this machine alone; a trusted proxy
 * on it could serve others. Only such a shop has the stand-ins of providers without being asked.
 */
export const isLocalOnly = ({ databaseUrl, host, publicUrl, trustProxy }: Settings): boolean =>
  databaseUrl === undefined &&
  isLoopback(host) &&
  trustProxy === 0 &&
  (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));

const isLoopback = (host: string): boolean => /^(127\.|::1$|\[::1\]$|localhost$)/.test(host);
