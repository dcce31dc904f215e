import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Environment, Reader } from './settings/reader.ts';

/** How SMS leave the shop. `local`: they stay in the outbox, to be read at /dev/outbox. */
export type SmsSettings =
  | { provider: 'local' }
  | {
      provider: 'msg91';
      authKey: string;
      otpTemplateId: string;
      /** MSG91's own ids of the texts registered with it, by our template's name. */
      templateIds: Record<string, string>;
      sender: string;
      url: string;
    }
  | {
      provider: 'http';
      url: string;
      method: 'GET' | 'POST';
      headers: Record<string, string>;
      body: string;
    };

/** The SMTP server that e-mails leave by, as `smtp://name:password@host:587` or `smtps://…`. */
export type EmailSettings = { smtpUrl: string; from: string };

/** Who tells where a typed address lies. `centroids`: the shop's own table of pincodes alone. */
export type GeocoderSettings =
  | { provider: 'centroids' }
  | { provider: 'nominatim'; url: string; userAgent: string }
  | { provider: 'google'; url: string; key: string };

/** Razorpay's keys and addresses, or those of whatever speaks as it does. */
export type RazorpaySettings = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Without a slash at the end; `/v1/orders` is put behind it. */
  apiUrl: string;
  /** The script that a page loads. */
  checkoutUrl: string;
};

export type OtpLimits = {
  perNumberSeconds: number;
  perNumberHour: number;
  perNumberDay: number;
  perAddressHour: number;
  failuresToLock: number;
};

export type Settings = {
  mode: 'production' | 'development';
  host: string;
  port: number;
  /** Absent: an embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  sessionSecret: string;
  /** The address people type, for links in messages and the line of a code's SMS; else HOST and PORT. */
  publicUrl: string | undefined;
  /** How many proxies in front are to be believed about the caller's address. */
  trustProxy: number;
  secureCookies: boolean;
  /** /dev/outbox: forced on or off; undefined is on as long as only this machine is served. */
  devOutbox: boolean | undefined;
  /** Fill an empty shop with the demo's goods. */
  demoShop: boolean;
  otp: OtpLimits;
  sms: SmsSettings;
  /** Undefined: e-mails stay in the outbox. */
  email: EmailSettings | undefined;
  /** Hosts of push services besides the usual ones. */
  pushHosts: readonly string[];
  /** Undefined without keys: nothing can be paid online, unless a stand-in takes the provider's place. */
  razorpay: RazorpaySettings | undefined;
  /** The stand-in: forced on or off; undefined is on as long as only this machine is served. */
  razorpaySandbox: boolean | undefined;
  geocoder: GeocoderSettings;
  /** The style of the map on which an address is pinned; without it there is no map. */
  mapStyleUrl: string | undefined;
  /** Origins that the map's style, tiles, glyphs and sprites come from; pages may reach no other. */
  mapHosts: string[];
  databaseConnections: number;
  rateLimits: boolean;
  logLevel: string;
};

/** Settings that cannot work; the message names every wrong one. */
export class SettingsProblem extends Error {}

const shortestSecret = 16;

/**
 * Reads every setting once, from the environment; nothing else in the shop does.
 * @throws SettingsProblem naming all wrong or missing values in one message.
 */
export function readSettings(env: Environment): Settings {
  const read = new Reader(env);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const dataDir = resolve(read.text('DATA_DIR', '.data'));
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:']);
  const embedded = read.optional('DATABASE_URL') === undefined;
  const settings: Settings = {
    mode: read.oneOf('NODE_ENV', ['production', 'development'], 'production'),
    host: read.text('HOST', '127.0.0.1'),
    port: read.whole('PORT', 3000, 0, 65535),
    databaseUrl,
    dataDir,
    sessionSecret: embedded
      ? read.text('SESSION_SECRET', '')
      : read.required(
          'SESSION_SECRET',
          'sessions must outlive this machine when DATABASE_URL is set',
        ),
    publicUrl,
    trustProxy: read.whole('TRUST_PROXY', 0, 0, 10),
    secureCookies: read.flag('SECURE_COOKIES', publicUrl?.startsWith('https:') ?? false),
    devOutbox:
      read.optional('DEV_OUTBOX') === undefined ? undefined : read.flag('DEV_OUTBOX', false),
    demoShop: read.flag('DEMO_SHOP', embedded),
    otp: readOtpLimits(read),
    sms: readSms(read),
    email: readEmail(read),
    pushHosts: read
      .text('PUSH_HOSTS', '')
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    razorpay: readRazorpay(read),
    razorpaySandbox:
      read.optional('RAZORPAY_SANDBOX') === undefined
        ? undefined
        : read.flag('RAZORPAY_SANDBOX', false),
    geocoder: readGeocoder(read),
    ...readMap(read),
    databaseConnections: read.whole('DATABASE_CONNECTIONS', 16, 2, 200),
    rateLimits: read.flag('RATE_LIMITS', true),
    logLevel: read.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
  };
  if (settings.sessionSecret !== '' && settings.sessionSecret.length < shortestSecret) {
    read.problems.push(`SESSION_SECRET must have at least ${shortestSecret} characters`);
  }
  if (read.problems.length > 0) {
    throw new SettingsProblem(`The settings need a correction: ${read.problems.join('; ')}.`);
  }
  return { ...settings, sessionSecret: settings.sessionSecret || keptSecret(dataDir) };
}

const readOtpLimits = (read: Reader): OtpLimits => ({
  perNumberSeconds: read.whole('OTP_LIMIT_PER_NUMBER_SECONDS', 30, 0, 3600),
  perNumberHour: read.whole('OTP_LIMIT_PER_NUMBER_HOUR', 6, 1, 1000),
  perNumberDay: read.whole('OTP_LIMIT_PER_NUMBER_DAY', 10, 1, 1000),
  perAddressHour: read.whole('OTP_LIMIT_PER_ADDRESS_HOUR', 60, 1, 100_000),
  failuresToLock: read.whole('OTP_FAILURES_TO_LOCK', 20, 1, 1000),
});

function readSms(read: Reader): SmsSettings {
  const provider = read.oneOf('SMS_PROVIDER', ['local', 'msg91', 'http'], 'local');
  if (provider !== 'local') read.required('PUBLIC_URL', 'messages name the shop’s address');
  if (provider === 'msg91') {
    return {
      provider,
      authKey: read.required('MSG91_AUTH_KEY', 'SMS_PROVIDER is msg91'),
      otpTemplateId: read.required('MSG91_OTP_TEMPLATE_ID', 'SMS_PROVIDER is msg91'),
      templateIds: readTexts(read, 'MSG91_TEMPLATE_IDS'),
      sender: read.text('MSG91_SENDER', ''),
      url: read.url('MSG91_URL', ['https:', 'http:']) ?? 'https://control.msg91.com',
    };
  }
  if (provider === 'http') {
    return {
      provider,
      url: read.required('SMS_HTTP_URL', 'SMS_PROVIDER is http'),
      method: read.oneOf('SMS_HTTP_METHOD', ['GET', 'POST'], 'POST'),
      headers: readTexts(read, 'SMS_HTTP_HEADERS'),
      body: read.text('SMS_HTTP_BODY', '{"to":"{to}","message":"{message}"}'),
    };
  }
  return { provider };
}

function readEmail(read: Reader): EmailSettings | undefined {
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  if (smtpUrl === undefined) return undefined;
  read.required('PUBLIC_URL', 'messages name the shop’s address');
  const from = read.required('MAIL_FROM', 'e-mails leave by SMTP_URL');
  if (from !== '' && !/^[^\r\n]*@[^\s@]+$/.test(from)) {
    read.problems.push('MAIL_FROM must be an e-mail address, or a name with one in < >');
  }
  return { smtpUrl, from };
}

const razorpayKeys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
const razorpayNames = [...razorpayKeys, 'RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const;

/** All keys or none: half of them would take money and never hear of it. */
function readRazorpay(read: Reader): RazorpaySettings | undefined {
  const given = razorpayNames.filter((name) => read.optional(name) !== undefined);
  if (given.length === 0) return undefined;
  const [keyId = '', keySecret = '', webhookSecret = ''] = razorpayKeys.map((name) =>
    read.required(name, `it belongs to ${given.join(', ')}`),
  );
  if (keyId !== '' && !/^rzp_(test|live)_\w+$/.test(keyId)) {
    read.problems.push(`RAZORPAY_KEY_ID must begin with rzp_live_ or rzp_test_, not '${keyId}'`);
  }
  if (read.flag('RAZORPAY_SANDBOX', false)) {
    read.problems.push('RAZORPAY_SANDBOX takes the place of a provider, and keys of one are set');
  }
  const web = ['https:', 'http:'];
  return {
    keyId,
    keySecret,
    webhookSecret,
    apiUrl: (read.url('RAZORPAY_API_URL', web) ?? 'https://api.razorpay.com').replace(/\/+$/, ''),
    checkoutUrl:
      read.url('RAZORPAY_CHECKOUT_URL', web) ?? 'https://checkout.razorpay.com/v1/checkout.js',
  };
}

function readGeocoder(read: Reader): GeocoderSettings {
  const provider = read.oneOf('GEOCODER', ['centroids', 'nominatim', 'google'], 'centroids');
  if (provider === 'centroids') return { provider };
  const given = read.url('GEOCODER_URL', ['https:', 'http:'])?.replace(/\/+$/, '');
  if (provider === 'google') {
    const key = read.required('GEOCODER_KEY', 'GEOCODER is google');
    return { provider, url: given ?? 'https://maps.googleapis.com', key };
  }
  // No default: the public one of OpenStreetMap is not for shops.
  if (!given) read.problems.push('GEOCODER_URL is missing (GEOCODER is nominatim)');
  const userAgent = read.text(
    'GEOCODER_USER_AGENT',
    `Sabuja ${read.text('PUBLIC_URL', '')}`.trim(),
  );
  return { provider, url: given ?? '', userAgent };
}

function readMap(read: Reader): Pick<Settings, 'mapStyleUrl' | 'mapHosts'> {
  const mapStyleUrl = read.url('MAP_STYLE_URL', ['https:', 'http:']);
  if (mapStyleUrl === undefined) return { mapStyleUrl, mapHosts: [] };
  const others = read
    .text('MAP_HOSTS', '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = others.filter((host) => !URL.canParse(host) || new URL(host).origin !== host);
  if (wrong.length > 0) {
    read.problems.push(
      `MAP_HOSTS must be origins like https://tiles.example.com, not ${wrong.join(', ')}`,
    );
  }
  return { mapStyleUrl, mapHosts: [...new Set([new URL(mapStyleUrl).origin, ...others])] };
}

/** A JSON object of texts. */
function readTexts(read: Reader, name: string): Record<string, string> {
  const raw = read.text(name, '{}');
  try {
    return Object.fromEntries(Object.entries(JSON.parse(raw)).map(([k, v]) => [k, String(v)]));
  } catch {
    read.problems.push(`${name} must be a JSON object of names and texts`);
    return {};
  }
}

/** The secret made at the first start on an embedded database, kept beside it; whole or not there. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) {
    const half = `${file}.${process.pid}`;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(half, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(half, file);
    } catch (error) {
      // Another start was faster; its secret holds.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(half, { force: true });
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** True while nobody but this machine can reach the shop; a proxy on it would serve the world. */
export const servesThisMachineOnly = ({ host, publicUrl, trustProxy }: Settings): boolean =>
  isLoopback(host) &&
  trustProxy === 0 &&
  (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));

const isLoopback = (host: string): boolean => /^(127\.|::1$|\[::1\]$|localhost$)/.test(host);
