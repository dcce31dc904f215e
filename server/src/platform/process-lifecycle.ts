import { type Milliseconds, seconds } from '@sabuja/kit';
import { withTimeout } from './with-timeout.ts';

type Close = () => Promise<unknown>;
type Closer = { close: Close; timeout: Milliseconds };

/** One Ctrl+C may signal a process up to three times: from the terminal, npm and the start script. */
const REPEATED_SIGNAL_WINDOW: Milliseconds = seconds(1);
/** The time limit for closing one resource, including its requests and jobs in flight; then the next is closed. */
const CLOSE_TIMEOUT: Milliseconds = seconds(20);

/**
 * The lifecycle of this process: its resources are closed in reverse order on the first SIGINT, SIGTERM or SIGHUP,
 * or when the script that started the process has ended. A second signal after REPEATED_SIGNAL_WINDOW exits at once.
 */
export class ProcessLifecycle {
  readonly #closers: Closer[] = [];
  readonly #report: (error: unknown) => void;
  #shutdownStartedAt: number | undefined;

  /** `report` is called with each error that closing a resource throws. */
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

  /** Registers a closer with its time limit; closers registered later run earlier. */
  onShutdown(close: Close, timeout = CLOSE_TIMEOUT): void {
    this.#closers.push({ close, timeout });
  }

  /** Closes all resources and ends the process with this exit code, or with 1 if closing fails. */
  async shutDown(exitCode: number): Promise<never> {
    this.#shutdownStartedAt ??= performance.now();
    let code = exitCode;
    for (const { close, timeout } of this.#closers.splice(0).reverse()) {
      try {
        if ((await withTimeout(close(), timeout)) === 'too_late')
          throw new Error('something did not close in time');
      } catch (error) {
        this.#report(error);
        code = 1;
      }
    }
    process.exit(code);
  }

  async #onSignal(): Promise<void> {
    if (this.#shutdownStartedAt === undefined) await this.shutDown(0);
    else if (performance.now() - this.#shutdownStartedAt > REPEATED_SIGNAL_WINDOW) process.exit(1);
  }
}
