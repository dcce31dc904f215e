import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShopProcess } from '../faults/shop-process.ts';

type Settings = Record<string, string>;
type Options = { settings: () => Settings; isWorker?: boolean; from?: string };

/** A server or worker that can be killed, frozen and opened again; a server keeps its URL. */
export class DrilledProcess {
  readonly #options: Options;
  readonly #folder = mkdtempSync(join(tmpdir(), 'sabuja-drill-'));
  #process: ShopProcess | undefined;
  /** Of a worker: where its health is. */
  url = '';

  /** `settings` are read at each start; `from` is the folder of another version of the shop. */
  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts it with its settings, or others this time, and waits until it serves. */
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
  /** Sends the signal and waits until it has ended. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.kill(signal);
    await this.#process?.exited;
  }
  /** What it wrote since its last start. */
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
