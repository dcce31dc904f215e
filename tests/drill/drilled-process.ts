import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShopProcess } from '../faults/shop-process.ts';

type Settings = Record<string, string>;
type Options = { settings: () => Settings; isWorker?: boolean; from?: string };

/** A server or worker that can be killed, frozen and restarted; a server has the same URL after each start. */
export class DrilledProcess {
  readonly #options: Options;
  readonly #folder = mkdtempSync(join(tmpdir(), 'sabuja-drill-'));
  #process: ShopProcess | undefined;
  /** The server's URL, or the URL of a worker's health. */
  url = '';

  /** `settings` are read at each start; `from` is the folder of another version of the shop. */
  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts the process with its settings and the overrides for this start, and waits until it serves. */
  async open({ settings = {}, from = this.#options.from }: Partial<Change> = {}): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const { isWorker = false } = this.#options;
    this.#process = new ShopProcess(
      {
        DATA_DIR: this.#folder,
        RATE_LIMITS: '0',
        DRAIN_SECONDS: '1',
        NODE_ENV: 'production',
        [isWorker ? 'ADMIN_PORT' : 'PORT']: port,
        ...this.#options.settings(),
        ...settings,
      },
      isWorker ? ['--worker'] : [],
      from === undefined ? {} : { from },
    );
    this.url = await (isWorker ? this.#process.openWorker() : this.#process.open());
  }

  kill(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }
  /** Sends the signal and waits until the process has ended. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.kill(signal);
    await this.#process?.exited;
  }
  /** The output of the process since its last start. */
  get log(): string {
    return `${this.#process?.stdout ?? ''}${this.#process?.stderr ?? ''}`;
  }
  async close(): Promise<void> {
    this.kill('SIGCONT');
    await this.end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

type Change = { settings: Settings; from: string };
