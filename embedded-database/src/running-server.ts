import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@sabuja/kit';
import { databaseName } from './cluster.ts';
import { isProcessRunning } from './processes.ts';

/** Returns the URL of the shop's database on a server of this machine. */
export const shopUrl = (port: number, password: string): string =>
  `postgres://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`;

/**
 * Returns the database URL of the shop that runs on a data folder; undefined if none is running. It is for commands
 * that work while the shop is running.
 */
export function findRunningPostgres(dataDir: string): string | undefined {
  try {
    // PostgreSQL writes its process id into the first line and its port into the fourth.
    const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
    return isProcessRunning(Number(lines[0])) ? shopUrl(Number(lines[3]), password) : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether a data folder has a database: its cluster, or a link to it. */
export const hasEmbeddedPostgres = (dataDir: string): boolean =>
  lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false }) !== undefined;
