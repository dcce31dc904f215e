import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { templateName, withDatabase } from './vitest-database.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A database of its own, cloned from the migrated template. */
export const cloneDatabase = (): Promise<TestDatabase> => createDatabase(templateName);

/** A database of its own without a table. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template1');

async function createDatabase(template: string): Promise<TestDatabase> {
  const clusterUrl = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const admin = postgres(clusterUrl, { max: 1, onnotice: () => {} });
    await admin.unsafe(statement);
    await admin.end();
  };
  await run(`create database ${name} template ${template}`);
  return {
    url: withDatabase(clusterUrl, name),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}
