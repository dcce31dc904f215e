import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { templateName, withDatabase } from './vitest-database.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A database of its own, cloned from the migrated template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const admin = postgres(clusterUrl, { max: 1, onnotice: () => {} });
    await admin.unsafe(statement);
    await admin.end();
  };
  await run(`create database ${name} template ${templateName}`);
  return {
    url: withDatabase(clusterUrl, name),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}
