import { type Milliseconds, minutes, seconds } from '@sabuja/kit';

/** What a connection is used for; each kind has limits of its own. */
export type Work = 'request' | 'job' | 'seed';

type Limits = {
  /** How long one statement may run, waiting for locks included. */
  statement: Milliseconds;
  /** How long a statement may wait for one lock. */
  lock: Milliseconds;
  /** How long an open transaction may send nothing; then the database ends it and frees its locks. */
  idleInTransaction: Milliseconds;
};

/**
 * The limits of requests are ordered: a server that is frozen in open transactions loses first the statements
 * that wait (`lock`, `statement`), then the transactions that hold locks (`idleInTransaction`). Were a waiting
 * statement still running by then, it would be granted the lock and hold it for another period.
 */
const limits: Readonly<Record<Work, Limits>> = {
  request: { statement: seconds(4), lock: seconds(3), idleInTransaction: seconds(5) },
  job: { statement: minutes(5), lock: seconds(10), idleInTransaction: seconds(5) },
  seed: { statement: minutes(10), lock: minutes(1), idleInTransaction: minutes(5) },
};

/** How long a connection may take to open, or a request may wait for one that is free. */
export const CONNECT_TIMEOUT: Milliseconds = seconds(5);
/** After the database's own limit, how long its response may be awaited. */
const RESPONSE_GRACE: Milliseconds = seconds(2);

/** How long a response of the database is awaited before its connection is given up as lost. */
export const responseTimeout = (work: Work): Milliseconds =>
  limits[work].statement + RESPONSE_GRACE;

/** Settings by name, as PostgreSQL takes them. */
export type SessionSettings = Readonly<Record<string, string>>;

/** What every session of this work is set to, by itself or by its role. */
export function settingsOf(work: Work): SessionSettings {
  const { statement, lock, idleInTransaction } = limits[work];
  return {
    TimeZone: 'UTC',
    statement_timeout: String(statement),
    lock_timeout: String(lock),
    idle_in_transaction_session_timeout: String(idleInTransaction),
  };
}

/** The database looks after a silent client every 10 seconds, and gives it up after 25. */
const keepAliveSettings: SessionSettings = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: String(seconds(25)),
};

/** The statement that sets up a session. Not startup options: poolers between the shop and its database refuse those. */
export function sessionSetup(work: Work): { text: string; values: string[] } {
  const settings = { ...settingsOf(work), ...keepAliveSettings };
  const calls = Object.keys(settings).map((name, i) => `set_config('${name}', $${i + 1}, false)`);
  return { text: `select ${calls.join(', ')}`, values: Object.values(settings) };
}
