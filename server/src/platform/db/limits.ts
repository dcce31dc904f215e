import { type Milliseconds, minutes, seconds } from '@sabuja/kit';

/** The kind of work that a connection is used for; each kind has its own time limits. */
export type Work = 'request' | 'job' | 'seed';

type Limits = {
  /** How long one statement may run, including its waits for locks. */
  statement: Milliseconds;
  /** How long a statement may wait for one lock. */
  lock: Milliseconds;
  /** How long an open transaction may send no statement; then the database ends it and releases its locks. */
  idleInTransaction: Milliseconds;
};

/**
 * The limits of requests have this order: if a server freezes with open transactions, the database first ends its
 * statements that wait (`lock`, `statement`), then its transactions that hold locks (`idleInTransaction`). Otherwise a
 * statement that still waits would get the lock and hold it for another period.
 */
const limits: Readonly<Record<Work, Limits>> = {
  request: { statement: seconds(4), lock: seconds(3), idleInTransaction: seconds(5) },
  job: { statement: minutes(5), lock: seconds(10), idleInTransaction: seconds(5) },
  seed: { statement: minutes(10), lock: minutes(1), idleInTransaction: minutes(5) },
};

/** How long opening a connection may take, and how long a request may wait for a free connection. */
export const CONNECT_TIMEOUT: Milliseconds = seconds(5);
/** How long to wait for the response after the database's own statement limit. */
const RESPONSE_GRACE: Milliseconds = seconds(2);

/** Returns how long to wait for a response of the database before the connection counts as lost. */
export const responseTimeout = (work: Work): Milliseconds =>
  limits[work].statement + RESPONSE_GRACE;

/** PostgreSQL settings by name. */
export type SessionSettings = Readonly<Record<string, string>>;

/** Returns the settings for sessions of this kind of work; behind a pooler the role has them. */
export function settingsOf(work: Work): SessionSettings {
  const { statement, lock, idleInTransaction } = limits[work];
  return {
    TimeZone: 'UTC',
    statement_timeout: String(statement),
    lock_timeout: String(lock),
    idle_in_transaction_session_timeout: String(idleInTransaction),
  };
}

/** The database probes a silent client after 10 seconds, and closes its connection after 25 seconds. */
const keepAliveSettings: SessionSettings = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: String(seconds(25)),
};

/** Returns the statement that sets up a session. Startup options are not used, because poolers refuse them. */
export function sessionSetup(work: Work): { text: string; values: string[] } {
  const settings = { ...settingsOf(work), ...keepAliveSettings };
  const calls = Object.keys(settings).map((name, i) => `set_config('${name}', $${i + 1}, false)`);
  return { text: `select ${calls.join(', ')}`, values: Object.values(settings) };
}
