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

/** The schemas of all environment variables that the shop reads. */
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

/** The settings are invalid; the message names all invalid and missing values. */
export class SettingsProblem extends Error {}

/**
 * Reads all settings from the environment; nothing else in the shop reads the environment.
 * @throws SettingsProblem that names all invalid and missing values in one message
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
    /** The port of `/metrics` and `/api/docs`; undefined if they use the port of the shop. */
    adminPort: values.ADMIN_PORT,
    /** How many seconds the shop continues to serve after a signal to end. */
    drainSeconds: values.DRAIN_SECONDS ?? (publicUrl === undefined ? 0 : 5),
    /** True if browsers must use only TLS, from the first page on. */
    isHttpsOnly,
    /** Undefined if the embedded PostgreSQL under `dataDir` is used. */
    databaseUrl,
    /** The URL of the same database through a pooler in transaction mode, which requests use. */
    pooledDatabaseUrl: isPooled ? values.DATABASE_URL : undefined,
    dataDir,
    sessionSecret: values.SESSION_SECRET || loadOrCreateSecret(dataDir),
    /** The shop's public URL, for links in messages and the last line of a code's SMS; by default HOST and PORT. */
    publicUrl,
    /** The number of proxies in front of the shop whose `X-Forwarded-For` header is trusted. */
    trustProxy: values.TRUST_PROXY,
    secureCookies: values.SECURE_COOKIES ?? isHttpsOnly,
    /** Forces /dev/outbox on or off; if undefined, it is on while only this machine can reach the shop. */
    devOutbox: values.DEV_OUTBOX,
    /** True if an empty shop is seeded with the demo items. By default never a shop that has a public address. */
    demoShop: values.DEMO_SHOP ?? (databaseUrl === undefined && !isPublic(publicUrl)),
    otp: toOtpLimits(values),
    sms: toSms(values),
    email: toEmail(values),
    /** Hosts of push services besides the default ones. */
    pushHosts: values.PUSH_HOSTS,
    /** The first provider takes new payments. Empty without keys: then only the sandbox can take online payments. */
    paymentProviders: toPaymentProviders(values),
    /** Forces the payment sandbox on or off; if undefined, it is on while only this machine can reach the shop. */
    paymentSandbox: toPaymentSandbox(values),
    geocoder: toGeocoder(values, publicUrl),
    ...toMap(values),
    /** The origin of pictures and videos on pages, without a trailing slash; empty for the shop itself. */
    mediaHost: withoutSlashes(values.MEDIA_HOST),
    /** The bucket of pictures and videos; undefined if they are in the folder `media` of `dataDir`. */
    mediaBucket: toMediaBucket(values),
    deliveryPhotoDays: values.DELIVERY_PHOTO_DAYS,
    /** The number of server processes to start. */
    servers,
    /** The number of database connections of each server for requests. */
    databaseConnections: values.DATABASE_CONNECTIONS ?? defaultConnections(servers),
    /** True if servers also run jobs; otherwise only workers do. */
    runsJobs: values.RUN_JOBS,
    rateLimits: values.RATE_LIMITS,
    logLevel: values.LOG_LEVEL,
  };
}

/**
 * Returns true for a local trial of the shop: it uses the embedded database and only this machine can reach it (a
 * trusted proxy could serve other machines). Only such a shop enables the sandbox and outbox by default.
 */
export const isLocalOnly = ({ databaseUrl, host, publicUrl, trustProxy }: Settings): boolean =>
  databaseUrl === undefined && isLoopback(host) && trustProxy === 0 && !isPublic(publicUrl);

const isPublic = (publicUrl: string | undefined): boolean =>
  publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname);

const isLoopback = (host: string): boolean => /^(127\.|::1$|\[::1\]$|localhost$)/.test(host);
