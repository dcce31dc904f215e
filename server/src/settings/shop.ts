import {
  findSecretWeakness,
  flag,
  integer,
  oneOf,
  text,
  url,
  webUrl,
} from '../platform/environment/index.ts';

/** The settings of where the shop listens, where it stores its data, and how it is reached. */
export const shopVariables = {
  HOST: text({ default: '127.0.0.1', description: 'the address where it listens' }),
  PORT: integer({
    minimum: 0,
    maximum: 65_535,
    default: 3000,
    description: 'the port where it listens',
  }),
  DATABASE_URL: url(['postgres:', 'postgresql:'], {
    isSecret: true,
    description: 'PostgreSQL 15 or later; without it an embedded one under `DATA_DIR`',
  }),
  DATABASE_POOLER: flag({
    default: false,
    check: (value: boolean, given) =>
      value && !given.has('DATABASE_URL') && 'needs DATABASE_URL, the address of the pooler',
    description:
      '`DATABASE_URL` leads to a pooler in transaction mode, such as PgBouncer; needs `DATABASE_DIRECT_URL`',
  }),
  DATABASE_DIRECT_URL: url(['postgres:', 'postgresql:'], {
    isSecret: true,
    requiredIf: ({ DATABASE_POOLER }) =>
      DATABASE_POOLER === true &&
      'listening, jobs and migrations need sessions, which the pooler of DATABASE_URL does not keep',
    check: (_, given) => !given.has('DATABASE_POOLER') && 'has a use only beside DATABASE_POOLER=1',
    description: 'the same database past the pooler, for what needs a session of its own',
  }),
  DATABASE_CONNECTIONS: integer({
    minimum: 2,
    maximum: 200,
    byDefault: '`16`; above 4 servers of `SERVERS` fewer, so that all of them need about 100',
    description:
      'largest number of connections of each server for requests; each uses 2 more, and the jobs 12',
  }),
  DATA_DIR: text({
    default: '.data',
    description: 'pictures; with the embedded database also cluster, secret and log',
  }),
  SESSION_SECRET: text({
    default: '',
    byDefault: 'created and stored in `DATA_DIR`',
    isSecret: true,
    requiredIf: (_, given) =>
      given.has('DATABASE_URL') && 'sessions must outlive this machine when DATABASE_URL is set',
    check: findSecretWeakness,
    description:
      'key of tokens and hashes; required with `DATABASE_URL`; one that is easy to guess is refused',
  }),
  PUBLIC_URL: webUrl({
    requiredIf: ({ SMS_PROVIDER }, given) =>
      (SMS_PROVIDER !== 'local' || given.has('SMTP_URL')) && 'messages name the shop’s address',
    description:
      'the address people type, for links in messages and the last line of a code’s SMS; required with an SMS provider and with `SMTP_URL`',
  }),
  SECURE_COOKIES: flag({
    byDefault: 'on if `PUBLIC_URL` is https',
    description: 'cookies over TLS only',
  }),
  TRUST_PROXY: integer({
    minimum: 0,
    maximum: 10,
    default: 0,
    description:
      'number of proxies in front of the shop that are trusted about the caller’s address',
  }),
  DEMO_SHOP: flag({
    byDefault: 'on without `DATABASE_URL` and a public `PUBLIC_URL`',
    description: 'fill an empty shop with the demo products and open it',
  }),
  ADMIN_PORT: integer({
    minimum: 0,
    maximum: 65_535,
    description:
      'a port for `/metrics` and `/api/docs` alone; the shop’s own port then does not have them. Keep it from the public. A worker listens there alone',
  }),
  DRAIN_SECONDS: integer({
    minimum: 0,
    maximum: 300,
    unit: 'seconds',
    byDefault: '`5` with `PUBLIC_URL`, else `0`',
    description: 'how long the shop serves on after SIGTERM, while it says that it is not ready',
  }),
  RUN_JOBS: flag({
    default: true,
    description:
      'whether a server also runs jobs; with `0` workers do (`npm start -- --worker`), and only they',
  }),
  DEV_OUTBOX: flag({
    byDefault: 'on while only this machine is served',
    description: '`1` shows `/dev/outbox` and `/dev/ui` wherever the shop listens, `0` nowhere',
  }),
  RATE_LIMITS: flag({
    default: true,
    description: 'requests a minute for each address and class, at all servers together',
  }),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug'], {
    default: 'warn',
    description: 'the least severe messages that are logged',
  }),
  NODE_ENV: oneOf(['production', 'development'], {
    default: 'production',
    description: '`development` serves the pages from their sources',
  }),
};
