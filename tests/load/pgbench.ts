import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { log } from './bench-cluster.ts';

const PACKAGED_FOLDER = '/usr/lib/postgresql';

/**
 * The path of pgbench, which provides the limit of a workload. It is part of PostgreSQL's system packages, but not of
 * the bundled PostgreSQL. If it is not installed, logs that the workload is not measured and returns undefined.
 */
export function findPgbench(workload: string): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pgbench'));
  const versions = existsSync(PACKAGED_FOLDER) ? readdirSync(PACKAGED_FOLDER).sort().reverse() : [];
  const installed = versions.map((version) => join(PACKAGED_FOLDER, version, 'bin', 'pgbench'));
  const found = [...onPath, ...installed].find((path) => existsSync(path));
  if (found === undefined) log(`${workload}: not measured, since pgbench is not installed`);
  return found;
}

/** Runs pgbench on one database. */
export class Pgbench {
  readonly #program: string;
  readonly #url: URL;
  constructor(program: string, url: string) {
    this.#program = program;
    this.#url = new URL(url);
  }

  /** Creates the tables of pgbench, with 100,000 accounts per unit of scale. */
  async prepare(scale: number): Promise<void> {
    await this.#run(['-i', '-q', '-s', String(scale)]);
  }

  /** Number and rate of transactions of the TPC-B-like script, or with `readOnly` of reading one account by key. */
  async measure(options: { clients: number; seconds: number; readOnly?: boolean }) {
    const { clients, seconds, readOnly = false } = options;
    const script = readOnly ? ['-S', '-n'] : [];
    const args = ['-c', String(clients), '-j', '2', '-M', 'prepared', '-T', String(seconds)];
    const output = await this.#run([...script, ...args]);
    const tps = /tps = ([\d.]+)/.exec(output)?.[1];
    const count = /transactions actually processed: (\d+)/.exec(output)?.[1];
    if (tps === undefined || count === undefined)
      throw new Error(`pgbench printed no tps:\n${output}`);
    return { perSecond: Number(tps), transactions: Number(count) };
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
