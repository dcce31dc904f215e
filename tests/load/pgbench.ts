import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { DriverTpcb } from './driver-tpcb.ts';

const PACKAGED_FOLDER = '/usr/lib/postgresql';

/**
 * The path of pgbench, which is part of PostgreSQL's client programs; undefined if not installed.
 */
function findPgbench(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pgbench'));
  const versions = existsSync(PACKAGED_FOLDER) ? readdirSync(PACKAGED_FOLDER).sort().reverse() : [];
  const installed = versions.map((version) => join(PACKAGED_FOLDER, version, 'bin', 'pgbench'));
  return [...onPath, ...installed].find((path) => existsSync(path));
}

/** Upper bound for orders and searches: pgbench if installed, else the Node.js driver. */
export type DatabaseBench = Pgbench | DriverTpcb;

/** Returns the benchmark of one database. */
export function databaseBench(url: string): DatabaseBench {
  const program = findPgbench();
  return program === undefined ? new DriverTpcb(url) : new Pgbench(program, url);
}

/** Runs pgbench on one database. */
class Pgbench {
  readonly name = 'pgbench TPC-B';
  readonly #program: string;
  readonly #url: URL;
  constructor(program: string, url: string) {
    this.#program = program;
    this.#url = new URL(url);
  }

  /** Creates its tables: 100,000 accounts per unit of scale. */
  async prepare(scale: number): Promise<void> {
    await this.#run(['-i', '-q', '-s', String(scale)]);
  }

  /** Transactions per second of the TPC-B-like script, or of reading one account by key. */
  async measure(options: { clients: number; seconds: number; readOnly?: boolean }) {
    const { clients, seconds, readOnly = false } = options;
    const script = readOnly ? ['-S', '-n'] : [];
    const args = ['-c', String(clients), '-j', '2', '-M', 'prepared', '-T', String(seconds)];
    const output = await this.#run([...script, ...args]);
    const tps = /tps = ([\d.]+)/.exec(output)?.[1];
    if (tps === undefined) throw new Error(`pgbench told no tps:\n${output}`);
    return { perSecond: Number(tps) };
  }

  #run(args: string[]): Promise<string> {
    const { hostname, port, username, password, pathname } = this.#url;
    const target = ['-h', hostname, '-p', port || '5432', '-U', username, pathname.slice(1)];
    const child = spawn(this.#program, [...args, ...target], {
      env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
    });
  }
}
