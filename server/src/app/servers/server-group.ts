import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { mergeMetrics } from './merge-metrics.ts';
import { ServerProcess } from './server-process.ts';

type Options = {
  /** The number of servers. */
  size: number;
  databaseUrl: string;
  /** True if the first server runs jobs; otherwise none does. */
  runsJobs: boolean;
  /** Called with messages for the terminal, one line each. */
  log: (line: string) => void;
};

/** The pause before a server that ended soon is restarted: for example, the database may be unavailable. */
const RESTART_PAUSE = seconds(2);
const SHORT_LIFE: Milliseconds = seconds(10);

/**
 * Several server processes on one port (decision 0152). This process accepts the connections and passes each to the
 * next server. A server that ends is replaced. The first server runs the jobs.
 */
export class ServerGroup {
  readonly #options: Options;
  readonly #servers = new Map<number, ServerProcess>();
  readonly #stopping = new AbortController();
  #supervised: Promise<void>[] = [];
  #metricsRead = 0;

  constructor(options: Options) {
    this.#options = options;
    cluster.setupPrimary({ serialization: 'advanced' });
  }

  /**
   * Starts the first server, which migrates and seeds the database, and then the others. Returns the address of the
   * shop once the first server is open; undefined if it could not start, in which case it has printed why.
   */
  async open(): Promise<string | undefined> {
    const first = this.#start(1, true);
    const address = await first.opened;
    if (address === undefined || this.#stopping.signal.aborted) return undefined;
    const others = Array.from({ length: this.#options.size - 1 }, (_, i) => i + 2);
    this.#supervised = [
      this.#supervise(1, first),
      ...others.map((number) => this.#supervise(number, this.#start(number))),
    ];
    return address;
  }

  /** Makes all servers drain and end, and waits for that. */
  async close(): Promise<void> {
    this.#stopping.abort();
    for (const server of this.#servers.values()) server.stop();
    await Promise.all([...this.#servers.values()].map(({ ended }) => ended));
    await Promise.all(this.#supervised);
  }

  #start(number: number, isFirst = false): ServerProcess {
    const { databaseUrl } = this.#options;
    const runsJobs = this.#options.runsJobs && number === 1;
    const server = new ServerProcess({ number, databaseUrl, runsJobs, isFirst }, () =>
      this.#readAllMetrics(),
    );
    this.#servers.set(number, server);
    return server;
  }

  async #supervise(number: number, started: ServerProcess): Promise<void> {
    const { signal } = this.#stopping;
    for (let server = started; ; server = this.#start(number)) {
      const startedAt = performance.now();
      const reason = await server.ended;
      if (signal.aborted) return;
      this.#options.log(
        `server ${number} (process ${server.pid}) ended by ${reason}; starting another`,
      );
      const isShort = performance.now() - startedAt < SHORT_LIFE;
      if (isShort || !server.isOpen)
        await pause(RESTART_PAUSE, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  }

  async #readAllMetrics(): Promise<string> {
    this.#metricsRead += 1;
    const id = this.#metricsRead;
    const servers = [...this.#servers].filter(([, { isOpen }]) => isOpen).sort(([a], [b]) => a - b);
    const texts = await Promise.all(servers.map(([, server]) => server.readMetrics(id)));
    return mergeMetrics(texts.filter((text) => text !== undefined));
  }
}
