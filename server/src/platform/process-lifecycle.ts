import { type Milliseconds, seconds } from '@sabuja/kit';

type Closer = () => Promise<unknown>;

/** One Ctrl+C reaches a process up to three times: from the terminal, from npm, from the start script. */
const REPEATED_SIGNAL_WINDOW: Milliseconds = seconds(1);
/** For one thing to close, requests and jobs under way included; then the next has its turn. */
const CLOSE_TIMEOUT: Milliseconds = seconds(20);

/**
 * The life of this process: what was opened is closed in the opposite order on the first SIGINT,
 * SIGTERM or SIGHUP, or when the script that started it is gone. A later second signal ends it at once.
 */
export class ProcessLifecycle {
  readonly #closers: Closer[] = [];
  readonly #report: (error: unknown) => void;
  #shutdownStartedAt: number | undefined;

  /** `report` is told what goes wrong while closing. */
  constructor(report: (error: unknown) => void) {
    this.#report = report;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.#onSignal());
    }
    process.once('disconnect', () => void this.#onSignal());
  }

  get isShuttingDown(): boolean {
    return this.#shutdownStartedAt !== undefined;
  }

  /** What to do at the end; closers added later run earlier. */
  onShutdown(close: Closer): void {
    this.#closers.push(close);
  }

  /** Closes everything and ends the process with this exit code. */
  async shutDown(exitCode: number): Promise<never> {
    this.#shutdownStartedAt ??= performance.now();
    let code = exitCode;
    for (const close of this.#closers.splice(0).reverse()) {
      await withTimeout(close()).catch((error: unknown) => {
        this.#report(error);
        code = 1;
      });
    }
    process.exit(code);
  }

  async #onSignal(): Promise<void> {
    if (this.#shutdownStartedAt === undefined) await this.shutDown(0);
    else if (performance.now() - this.#shutdownStartedAt > REPEATED_SIGNAL_WINDOW) process.exit(1);
  }
}

function withTimeout(closing: Promise<unknown>): Promise<unknown> {
  const timeout = new Promise((_, fail) => {
    setTimeout(() => fail(new Error('something did not close in time')), CLOSE_TIMEOUT).unref();
  });
  return Promise.race([closing, timeout]);
}
