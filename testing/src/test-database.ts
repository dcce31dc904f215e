import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '@sabuja/server/platform/db';
import { inject } from 'vitest';
import { templateName } from './vitest-database.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A new database, cloned from the migrated template. */
export const cloneDatabase = (): Promise<TestDatabase> => ownDatabase(templateName);

/** A new database without tables. */
export const emptyDatabase = (): Promise<TestDatabase> => ownDatabase();

async function ownDatabase(template?: string): Promise<TestDatabase> {
  const clusterUrl = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(clusterUrl, name, template);
  return { url, drop: () => dropDatabase(clusterUrl, name) };
}
