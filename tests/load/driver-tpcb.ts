import pg from 'pg';

const ACCOUNTS_PER_SCALE = 100_000;
const TELLERS_PER_SCALE = 10;

/**
 * The statements of pgbench's TPC-B-like transaction, sent by a Node.js driver if pgbench is not
 * installed. It is slower than pgbench, so the table names which of the two was used.
 */
export class DriverTpcb {
  readonly name = 'TPC-B by our own driver (pgbench is not installed)';
  readonly #url: string;
  #scale = 1;
  constructor(url: string) {
    this.#url = url;
  }

  /** Creates its tables: 100,000 accounts per unit of scale. */
  async prepare(scale: number): Promise<void> {
    this.#scale = scale;
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    await client.query(`
      create table branches (bid int primary key, bbalance int not null);
      create table tellers (tid int primary key, tbalance int not null);
      create table accounts (aid int primary key, abalance int not null, filler char(84));
      create table history (tid int, bid int, aid int, delta int, mtime timestamp);
      insert into branches select n, 0 from generate_series(1, ${scale}) n;
      insert into tellers select n, 0 from generate_series(1, ${scale * TELLERS_PER_SCALE}) n;
      insert into accounts select n, 0, '' from generate_series(1, ${scale * ACCOUNTS_PER_SCALE}) n;
      analyze`);
    await client.end();
  }

  /** Transactions per second of `clients` clients, or reads of one account by key. */
  async measure(options: { clients: number; seconds: number; readOnly?: boolean }) {
    const deadline = performance.now() + options.seconds * 1000;
    const counts = await Promise.all(
      Array.from({ length: options.clients }, () =>
        this.#work(deadline, options.readOnly ?? false),
      ),
    );
    return { perSecond: counts.reduce((sum, count) => sum + count, 0) / options.seconds };
  }

  async #work(deadline: number, readOnly: boolean): Promise<number> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    let transactions = 0;
    while (performance.now() < deadline) {
      await (readOnly ? this.#read(client) : this.#transact(client));
      transactions += 1;
    }
    await client.end();
    return transactions;
  }

  #read(client: pg.Client) {
    const text = 'select abalance from accounts where aid = $1';
    return client.query({
      name: 'read',
      text,
      values: [randomUpTo(this.#scale * ACCOUNTS_PER_SCALE)],
    });
  }

  async #transact(client: pg.Client): Promise<void> {
    const aid = randomUpTo(this.#scale * ACCOUNTS_PER_SCALE);
    const tid = randomUpTo(this.#scale * TELLERS_PER_SCALE);
    const bid = randomUpTo(this.#scale);
    const delta = randomUpTo(10_001) - 5001;
    const statements: [string, unknown[]][] = [
      ['update accounts set abalance = abalance + $1 where aid = $2', [delta, aid]],
      ['select abalance from accounts where aid = $1', [aid]],
      ['update tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid]],
      ['update branches set bbalance = bbalance + $1 where bid = $2', [delta, bid]],
      ['insert into history values ($1, $2, $3, $4, current_timestamp)', [tid, bid, aid, delta]],
    ];
    await client.query('begin');
    for (const [i, [text, values]] of statements.entries()) {
      await client.query({ name: `t${i}`, text, values });
    }
    await client.query('commit');
  }
}

/** A random integer from 1 to `max`. */
const randomUpTo = (max: number): number => 1 + Math.floor(Math.random() * max);
