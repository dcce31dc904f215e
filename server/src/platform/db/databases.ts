import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@sabuja/kit';
import type postgres from 'postgres';
import { openAdminConnection } from './admin-connection.ts';

/** The URL of another database on the same server. */
export function databaseBeside(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

/**
 * Creates a database of that name on the server of `url`, dropping an existing one: empty, or as a copy of
 * `template`. Returns its URL.
 */
export async function createDatabase(
  url: string,
  name: string,
  template = 'template1',
): Promise<string> {
  await dropDatabase(url, name);
  await withDriver(url, (driver) =>
    driver.unsafe(`create database "${name}" template "${template}"`),
  );
  return databaseBeside(url, name);
}

const MAX_TRIES = 20;

/** Drops a database and ends its connections. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const drop = `drop database if exists "${name}" with (force)`;
  for (let tries = 1; ; tries += 1) {
    try {
      await withDriver(url, (driver) => driver.unsafe(drop));
      return;
    } catch (error) {
      // An autovacuum worker of PostgreSQL cannot be terminated by us; it ends soon.
      if ((error as { code?: string }).code !== '42501' || tries === MAX_TRIES) throw error;
      await pause(seconds(0.5));
    }
  }
}

/** Runs `work` on one connection of its own. */
export async function withDriver<T>(
  url: string,
  work: (driver: postgres.Sql) => Promise<T>,
): Promise<T> {
  const tool = openAdminConnection(url);
  try {
    return await work(tool);
  } finally {
    await tool.end({ timeout: 5 });
  }
}
