import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@sabuja/kit';
import { connect, migrate, openTool } from '@sabuja/server/platform/db';
import { migrateJobs } from '@sabuja/server/platform/jobs';
import { createMediaStore } from '@sabuja/server/platform/media';
import type postgres from 'postgres';
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
  await migrate(url);
  const connection = connect(url, 4);
  try {
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

const mostTries = 20;

/** Drops a database with all that is connected to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const drop = `drop database if exists "${name}" with (force)`;
  for (let tries = 1; ; tries += 1) {
    try {
      await withDriver(url, (driver) => driver.unsafe(drop));
      return;
    } catch (error) {
      // PostgreSQL's own cleaning of tables can't be sent away by us; it is gone in a moment.
      if ((error as { code?: string }).code !== '42501' || tries === mostTries) throw error;
      await pause(seconds(0.5));
    }
  }
}

/** Runs `work` on one connection of its own. */
export async function withDriver<T>(
  url: string,
  work: (driver: postgres.Sql) => Promise<T>,
): Promise<T> {
  const tool = openTool(url);
  try {
    return await work(tool);
  } finally {
    await tool.end({ timeout: 5 });
  }
}
