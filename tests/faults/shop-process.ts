import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { minutes, seconds } from '@sabuja/kit';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A user's environment: without the test runner's variables and settings of the shop. */
const { PATH = '', HOME = '' } = process.env;
const MINIMAL_ENVIRONMENT = {
  PATH,
  HOME,
  LOG_LEVEL: 'error',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
};

/** The shop as a separate process, as `npm start` runs it. */
export class ShopProcess {
  readonly #child: ChildProcess;
  readonly exited: Promise<number | NodeJS.Signals | null>;
  stdout = '';
  stderr = '';

  /** Starts a server, or another program by `args`; `from` is the folder of another version of the shop. */
  constructor(
    settings: Record<string, string>,
    args: readonly string[] = [],
    { from = root }: { from?: string } = {},
  ) {
    const node = join(root, 'node_modules', 'node', 'bin', 'node');
    this.#child = spawn(
      existsSync(node) ? node : process.execPath,
      ['server/src/main.ts', ...args],
      {
        cwd: from,
        env: { ...MINIMAL_ENVIRONMENT, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.stdout += text;
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text;
    });
    this.exited = new Promise((resolve) => {
      this.#child.on('close', (code, signal) => resolve(signal ?? code));
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Waits for the shop to start, and returns the URL that it prints. */
  open(): Promise<string> {
    return this.#awaitAddress(/open at (http:\S+)/);
  }

  /** Waits for a worker with an ADMIN_PORT to start, and returns the URL of its health. */
  openWorker(): Promise<string> {
    return this.#awaitAddress(/worker runs; its health is at (http:\S+)/);
  }

  async #awaitAddress(pattern: RegExp): Promise<string> {
    let hasExited = false;
    void this.exited.then(() => {
      hasExited = true;
    });
    const address = () => pattern.exec(this.stdout)?.[1];
    await waitUntil(() => hasExited || address() !== undefined, 'the shop to open');
    const url = address();
    if (url === undefined) throw new Error(`the shop did not open:\n${this.stdout}${this.stderr}`);
    return url;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Stops the process gracefully (SIGTERM); returns the exit code or the signal. */
  async stop(): Promise<number | NodeJS.Signals | null> {
    this.kill('SIGTERM');
    return await this.exited;
  }
}

/** Polls until the condition holds. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  description: string,
): Promise<void> {
  const deadline = performance.now() + minutes(2);
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${description}`);
    await pause(seconds(0.02));
  }
}

/** The process id of the database on a data folder, from its pid file. */
export function databasePid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * True once the database has another process id than `previousPid`; its pid file is missing for a
 * moment in between.
 */
export function hasOtherDatabase(dataDir: string, previousPid: number): boolean {
  try {
    const pid = databasePid(dataDir);
    return Number.isInteger(pid) && pid !== previousPid;
  } catch {
    return false;
  }
}
