import type postgres from 'postgres';
import { connect, migrate } from '../../platform/db/index.ts';
import { migrateJobs } from '../../platform/jobs/index.ts';
import { createMediaStore } from '../../platform/media/index.ts';
import { seedWhenEmpty } from '../index.ts';

/** Where seeding happens, and who is told of its progress. */
export type Place = { url: string; dataDir: string; log: (line: string) => void };

/** The address of another database on the same server. */
export function databaseBeside(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

/** Makes the tables, and fills a shop that sells nothing yet with the demo's goods. */
export async function fillDemoShop({ url, dataDir, log }: Place): Promise<void> {
  const connection = connect(url, 4);
  try {
    await migrate(connection.driver);
    await migrateJobs(url);
    await seedWhenEmpty({ db: connection.db, media: createMediaStore({ dataDir }) });
  } finally {
    await connection.close();
  }
  log("the demo's goods are in the shop");
}

/** Makes an empty database of that name beside the one of `url`, dropping what was there. */
export async function createDatabase(url: string, name: string): Promise<string> {
  await dropDatabase(url, name);
  await withDriver(url, (driver) => driver.unsafe(`create database "${name}"`));
  return databaseBeside(url, name);
}

export const dropDatabase = (url: string, name: string): Promise<unknown> =>
  withDriver(url, (driver) => driver.unsafe(`drop database if exists "${name}" with (force)`));

/** Runs `work` on one connection of its own. */
export async function withDriver<T>(
  url: string,
  work: (driver: postgres.Sql) => Promise<T>,
): Promise<T> {
  const { driver, close } = connect(url, 1);
  try {
    return await work(driver);
  } finally {
    await close();
  }
}
