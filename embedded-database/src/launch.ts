import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { minutes, StartProblem, seconds } from '@sabuja/kit';
import { type Binaries, cleanEnvironment } from './binaries.ts';
import type { PostgresHome } from './home.ts';
import { waitUntil } from './leftover.ts';
import { serverSettings } from './server-settings.ts';

/** A PostgreSQL that accepts connections on a port of 127.0.0.1. */
export type RunningPostgres = {
  port: number;
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  /** Ends all sessions, writes all data to disk and waits until the process has ended. */
  stop(): Promise<void>;
};

export type Launch = {
  home: PostgresHome;
  binaries: Binaries;
  /** Settings that override the defaults; tests use them to trade durability for speed. */
  settings: Record<string, string>;
};

/**
 * Starts PostgreSQL and waits until it accepts connections, which may take a while after a power failure. Without
 * `port` it uses a free port.
 * @throws StartProblem with the last lines of the log if PostgreSQL ends instead
 */
export async function launchPostgres(launch: Launch, port?: number): Promise<RunningPostgres> {
  const deadline = performance.now() + seconds(20);
  for (;;) {
    const outcome = await tryLaunch(launch, port ?? (await freePort()));
    if (typeof outcome !== 'string') return outcome;
    const isTransient = /could not create any TCP|pre-existing shared memory/.test(outcome);
    if (!isTransient || performance.now() > deadline)
      throw new StartProblem(launchFailureMessage(launch, outcome));
  }
}

/** Returns the running server, or its log output if it has ended or did not start in time. */
async function tryLaunch(launch: Launch, port: number): Promise<RunningPostgres | string> {
  const { home, binaries } = launch;
  const log = openLog(logPath(home));
  const args = ['-D', home.cluster, ...serverSettings(port, launch.settings)];
  // Detached from the terminal, so that Ctrl+C does not stop it: the shop must end first, the database last.
  const options = { ...home.account, cwd: '/', env: cleanEnvironment, detached: true } as const;
  const child = spawn(binaries.postgres, args, { ...options, stdio: ['ignore', log.fd, log.fd] });
  closeSync(log.fd);
  let hasEnded = false;
  const ended = new Promise<void>((done) => {
    child.on('exit', () => done()).on('error', () => done());
  }).finally(() => {
    hasEnded = true;
  });
  void ended.then(spawnWatchdog(child, home));
  const isSettled = () => hasEnded || isReady(home.cluster, child.pid);
  const isInTime = await waitUntil(isSettled, minutes(10));
  if (!isInTime) child.kill('SIGQUIT');
  if (hasEnded || !isInTime) return readFileSync(logPath(home)).subarray(log.size).toString();
  return { port, ended, stop: () => stop(child, ended, launch) };
}

/**
 * Starts a small watchdog process that stops the database if the shop is killed: then the pipe between them closes and
 * `read` fails. `read` succeeds only after a call of the returned function, which dismisses the watchdog.
 */
function spawnWatchdog(child: ChildProcess, home: PostgresHome): () => void {
  if (process.platform === 'win32') return () => undefined;
  const script = 'read -r word || kill -INT "$0"';
  const options = { ...home.account, cwd: '/', env: cleanEnvironment, detached: true } as const;
  const stdio = ['pipe', 'ignore', 'ignore'] as const;
  const watchdog = spawn('/bin/sh', ['-c', script, String(child.pid)], {
    ...options,
    stdio: [...stdio],
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin?.on('error', () => undefined);
  return () => watchdog.stdin?.end('home\n');
}

async function stop(child: ChildProcess, ended: Promise<void>, launch: Launch): Promise<void> {
  if (process.platform === 'win32') {
    const args = ['stop', '-D', launch.home.cluster, '-m', 'fast'];
    spawnSync(launch.binaries.pgCtl, args, { stdio: 'ignore' });
  } else {
    child.kill('SIGINT');
  }
  const forceTimer = setTimeout(() => child.kill('SIGQUIT'), minutes(1));
  await ended;
  clearTimeout(forceTimer);
}

/** Returns true if the server is ready: PostgreSQL writes its state into the eighth line of its pid file. */
function isReady(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.on('error', fail).listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

const logPath = (home: PostgresHome): string => join(home.dataDir, 'postgres.log');

/** Opens the server's log for appending; a log above 10 MiB is renamed to `.1` first. */
function openLog(path: string): { fd: number; size: number } {
  const maxBytes = 10 * 2 ** 20;
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxBytes) renameSync(path, `${path}.1`);
  return { fd: openSync(path, 'a', 0o600), size: size > maxBytes ? 0 : size };
}

function launchFailureMessage({ home }: Launch, output: string): string {
  const hint = /no space left/i.test(output) ? ' The disk is full: make room and start again.' : '';
  const text = output.trim().split('\n').slice(-5).join('\n');
  return `The database in ${home.cluster} did not start.${hint} Its log (${logPath(home)}) ends:\n${text}`;
}
