import { type Milliseconds, minutes, seconds } from '@sabuja/kit';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';

/** The largest tolerated offset: slots close and payments expire by the server's clock. */
const MAX_OFFSET: Milliseconds = seconds(30);
const CHECK_INTERVAL: Milliseconds = minutes(1);

type Deps = { db: Db; clock: Clock; registry: Registry; warn: (message: string) => void };

/** Measures, at the start and then every minute, how far this server's clock is ahead of the database's clock. */
export class ClockOffset {
  #offset: Milliseconds = 0;
  readonly #deps: Deps;
  readonly #timer: NodeJS.Timeout;

  constructor(deps: Deps) {
    this.#deps = deps;
    const offset = () => this.seconds();
    new Gauge({
      name: 'clock_offset_seconds',
      help: 'How far the clock of this server is ahead of that of its database (seconds)',
      registers: [deps.registry],
      collect() {
        this.set(offset());
      },
    });
    this.#timer = setInterval(() => void this.measure(), CHECK_INTERVAL).unref();
  }

  /** Measures now, and logs a warning if the offset is too large. If the database is unavailable, does nothing. */
  async measure(): Promise<void> {
    const { db, clock, warn } = this.#deps;
    const before = clock.now().getTime();
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`
      .execute(db)
      .catch(() => ({ rows: [] }));
    const [row] = rows;
    if (row === undefined) return;
    this.#offset = (before + clock.now().getTime()) / 2 - row.now.getTime();
    const excess = this.excessiveSeconds();
    if (excess !== undefined) {
      warn(`the clock of this server is ${excess} s ahead of the database's; set both by NTP`);
    }
  }

  /** Returns the last measured offset in seconds; positive if this server's clock is ahead. */
  seconds(): number {
    return this.#offset / seconds(1);
  }

  /** Returns the offset in whole seconds if it is too large; undefined otherwise. */
  excessiveSeconds(): number | undefined {
    return Math.abs(this.#offset) > MAX_OFFSET ? Math.round(this.#offset / seconds(1)) : undefined;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
