import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';

const postgresFolder = '/usr/lib/postgresql';

/** The folder with the programs of the latest PostgreSQL that is installed as a Debian package, or undefined. */
export function findPostgres(): string | undefined {
  try {
    const versions = readdirSync(postgresFolder).sort((a, b) => Number(b) - Number(a));
    return versions[0] && `${postgresFolder}/${versions[0]}/bin`;
  } catch {
    return undefined;
  }
}

/** The Debian packages that the drill needs and that are not installed on this machine. */
export function listMissingPackages(): string[] {
  const packages = {
    'etcd-server': 'etcd',
    patroni: 'patroni',
    haproxy: 'haproxy',
    pgbouncer: 'pgbouncer',
  };
  const missing = Object.entries(packages).flatMap(([name, program]) =>
    spawnSync('which', [program]).status === 0 ? [] : [name],
  );
  return findPostgres() === undefined ? [...missing, 'postgresql'] : missing;
}

const isRoot = process.getuid?.() === 0;
/** The user or group id of `postgres`, for drills run by root: PostgreSQL and PgBouncer refuse to run as root. */
const idOf = (flag: string): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
export const account = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** A program of the cluster; its output is written to a file. */
export class Program {
  readonly #start: () => ChildProcess;
  #child: ChildProcess | undefined;

  constructor(
    command: string,
    args: readonly string[],
    options: { log: string; isUnprivileged?: boolean; env?: NodeJS.ProcessEnv },
  ) {
    this.#start = () => {
      const log = openSync(options.log, 'a');
      const child = spawn(command, args, {
        stdio: ['ignore', log, log],
        cwd: '/',
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...options.env },
        ...(options.isUnprivileged ? account : {}),
      });
      closeSync(log);
      return child;
    };
  }

  start(): void {
    this.#child = this.#start();
  }

  /** Ends the program, and waits until it has exited. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

/** Ports that are free now, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  for (const server of servers) server.close();
  return ports;
}
