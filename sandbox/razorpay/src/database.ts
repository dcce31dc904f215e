import pg from 'pg';

const schema = `
create schema if not exists sandbox_razorpay;
create table if not exists sandbox_razorpay.orders (
  id text primary key,
  made bigint generated always as identity,
  receipt text unique,
  auto_capture boolean not null,
  body jsonb not null
);
create table if not exists sandbox_razorpay.payments (
  id text primary key,
  made bigint generated always as identity,
  order_id text not null references sandbox_razorpay.orders,
  -- When a late bank will answer.
  authorise_at timestamptz,
  body jsonb not null
);
create index if not exists payments_of_order on sandbox_razorpay.payments (order_id);
create table if not exists sandbox_razorpay.refunds (
  id text primary key,
  made bigint generated always as identity,
  payment_id text not null references sandbox_razorpay.payments,
  idempotency_key text unique,
  request text not null,
  body jsonb not null
);
create table if not exists sandbox_razorpay.links (
  id text primary key,
  made bigint generated always as identity,
  reference text not null unique,
  order_id text not null references sandbox_razorpay.orders,
  body jsonb not null
);
create index if not exists links_of_order on sandbox_razorpay.links (order_id);
create table if not exists sandbox_razorpay.events (
  id text primary key,
  made bigint generated always as identity,
  event text not null,
  -- Text, not jsonb: the signature is over these very bytes.
  body text not null,
  copies int not null,
  state text not null check (state in ('held', 'waiting', 'delivered', 'given_up')),
  due_at timestamptz not null,
  tries int not null default 0,
  last_status int
);
create index if not exists events_due on sandbox_razorpay.events (due_at) where state = 'waiting';
create table if not exists sandbox_razorpay.mode (
  only_one boolean primary key default true check (only_one),
  body jsonb not null
);`;

const lockKey = "hashtext('sandbox_razorpay')";

/** Runs one statement; returns its rows. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * The storage of the sandbox: its own schema in the shop's database, so that payments survive a restart and are shared
 * by all servers. The schema is created at the first use.
 */
export class Database {
  readonly #pool: pg.Pool;
  #ready: Promise<void> | undefined;

  constructor(url: string) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 4,
      idleTimeoutMillis: 10_000,
      application_name: 'sandbox razorpay',
    });
    // A lost idle connection needs no handling: the next query opens a new one.
    const ignoreError = () => {};
    this.#pool.on('error', ignoreError);
    this.#pool.on('connect', (client) => client.on('error', ignoreError));
  }

  /** Runs `work` in one transaction, which is rolled back if `work` throws. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.#run('pg_advisory_xact_lock_shared', work);
  }

  /** Runs `work` in a transaction without concurrent ones, because it locks whole tables. */
  exclusively<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return this.#run('pg_advisory_xact_lock', work);
  }

  async #run<T>(lock: string, work: (query: Query) => Promise<T>): Promise<T> {
    await this.#ensureSchema();
    const client = await this.#pool.connect();
    const query: Query = async (text, values) => (await client.query(text, values)).rows;
    let connectionError: Error | undefined;
    try {
      await query(`begin; select ${lock}(${lockKey})`);
      const result = await work(query);
      await query('commit');
      return result;
    } catch (error) {
      await query('rollback').catch((fault: Error) => {
        connectionError = fault;
      });
      throw error;
    } finally {
      client.release(connectionError);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #ensureSchema(): Promise<void> {
    this.#ready ??= this.#createSchema().catch((error) => {
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  /** Creates the schema under a lock: `if not exists` alone can fail if servers start at the same time. */
  async #createSchema(): Promise<void> {
    await this.#pool.query(`begin; select pg_advisory_xact_lock(${lockKey}); ${schema}; commit`);
  }
}
