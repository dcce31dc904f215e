import { resolve } from 'node:path';
import type { GeocoderSettings } from './modules/delivery/index.ts';
import type { OtpLimits } from './modules/identity/index.ts';
import type { EmailSettings, SmsSettings } from './modules/notifications/index.ts';
import type { RazorpaySettings } from './modules/payments/index.ts';
import { readEmail } from './settings/email.ts';
import { readGeocoder } from './settings/geocoder.ts';
import { type MapSettings, readMap } from './settings/map.ts';
import { readMediaHost } from './settings/media.ts';
import { readOtpLimits } from './settings/otp.ts';
import { readRazorpay } from './settings/razorpay.ts';
import { type Environment, EnvironmentReader } from './settings/reader.ts';
import { findSecretWeakness } from './settings/secret-strength.ts';
import { loadOrCreateSecret } from './settings/session-secret.ts';
import { readSms } from './settings/sms.ts';

export type Settings = MapSettings & {
  mode: 'production' | 'development';
  host: string;
  port: number;
  /** The port of `/metrics` and `/api/docs`; undefined: that of the shop. */
  adminPort: number | undefined;
  /** How long the shop serves on after it was asked to end. */
  drainSeconds: number;
  /** Browsers are to use TLS only, from the first page on. */
  isHttpsOnly: boolean;
  /** Undefined: an embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  sessionSecret: string;
  /**
   * The shop's public URL, for links in messages and the last line of a code's SMS; by default HOST and PORT.
   */
  publicUrl: string | undefined;
  /** The number of proxies in front that are trusted about the caller's address. */
  trustProxy: number;
  secureCookies: boolean;
  /** /dev/outbox: forced on or off; undefined is on while only this machine is served. */
  devOutbox: boolean | undefined;
  /** Seeds an empty shop with the demo's items. */
  demoShop: boolean;
  otp: OtpLimits;
  sms: SmsSettings;
  /** Undefined: e-mails stay in the outbox. */
  email: EmailSettings | undefined;
  /** Hosts of push services besides the default ones. */
  pushHosts: readonly string[];
  /** Undefined without keys: nothing can be paid online, except through the sandbox. */
  razorpay: RazorpaySettings | undefined;
  /** The payment sandbox: forced on or off; undefined is on while only this machine is served. */
  razorpaySandbox: boolean | undefined;
  geocoder: GeocoderSettings;
  /** Where pages load pictures and films from, without a trailing slash; empty is the shop itself. */
  mediaHost: string;
  databaseConnections: number;
  rateLimits: boolean;
  logLevel: string;
};

/** Invalid settings; the message names every one of them. */
export class SettingsProblem extends Error {}

/** What is wrong with the secrets that the shop itself signs and verifies with. */
const findWeakSecrets = ({ sessionSecret, razorpay }: Settings): string[] =>
  Object.entries({
    SESSION_SECRET: sessionSecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay?.webhookSecret ?? '',
  }).flatMap(([name, secret]) => (secret && findSecretWeakness(name, secret)) || []);

/**
 * Reads all settings once, from the environment; nothing else in the shop reads it.
 * @throws SettingsProblem naming all invalid or missing values in one message.
 */
export function readSettings(env: Environment): Settings {
  const reader = new EnvironmentReader(env);
  const databaseUrl = reader.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const dataDir = resolve(reader.text('DATA_DIR', '.data'));
  const publicUrl = reader.url('PUBLIC_URL', ['http:', 'https:']);
  const embedded = reader.optional('DATABASE_URL') === undefined;
  const settings: Settings = {
    mode: reader.oneOf('NODE_ENV', ['production', 'development'], 'production'),
    host: reader.text('HOST', '127.0.0.1'),
    port: reader.integer('PORT', 3000, 0, 65535),
    adminPort:
      reader.optional('ADMIN_PORT') === undefined
        ? undefined
        : reader.integer('ADMIN_PORT', 0, 0, 65535),
    drainSeconds: reader.integer('DRAIN_SECONDS', publicUrl === undefined ? 0 : 5, 0, 300),
    isHttpsOnly: publicUrl?.startsWith('https:') ?? false,
    databaseUrl,
    dataDir,
    sessionSecret: embedded
      ? reader.text('SESSION_SECRET', '')
      : reader.required(
          'SESSION_SECRET',
          'sessions must outlive this machine when DATABASE_URL is set',
        ),
    publicUrl,
    trustProxy: reader.integer('TRUST_PROXY', 0, 0, 10),
    secureCookies: reader.flag('SECURE_COOKIES', publicUrl?.startsWith('https:') ?? false),
    devOutbox:
      reader.optional('DEV_OUTBOX') === undefined ? undefined : reader.flag('DEV_OUTBOX', false),
    demoShop: reader.flag('DEMO_SHOP', embedded),
    otp: readOtpLimits(reader),
    sms: readSms(reader),
    email: readEmail(reader),
    pushHosts: reader
      .text('PUSH_HOSTS', '')
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    razorpay: readRazorpay(reader),
    razorpaySandbox: readSandbox(reader),
    geocoder: readGeocoder(reader),
    ...readMap(reader),
    mediaHost: readMediaHost(reader),
    databaseConnections: reader.integer('DATABASE_CONNECTIONS', 16, 2, 200),
    rateLimits: reader.flag('RATE_LIMITS', true),
    logLevel: reader.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
  };
  reader.problems.push(...findWeakSecrets(settings));
  if (reader.problems.length > 0) {
    throw new SettingsProblem(`The settings need a correction: ${reader.problems.join('; ')}.`);
  }
  return { ...settings, sessionSecret: settings.sessionSecret || loadOrCreateSecret(dataDir) };
}

/** RAZORPAY_SANDBOX is the earlier name. */
const readSandbox = (reader: EnvironmentReader): boolean | undefined => {
  const name = ['PAYMENT_SANDBOX', 'RAZORPAY_SANDBOX'].find((name) => reader.optional(name));
  return name === undefined ? undefined : reader.flag(name, false);
};

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
