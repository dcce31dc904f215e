import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@sabuja/embedded-database';
import { recordOpening } from '@sabuja/server/modules/content';
import { connect, createDatabase, migrate } from '@sabuja/server/platform/db';
import { migrateJobs } from '@sabuja/server/platform/jobs';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL cluster of this test run, with a migrated template to clone. */
    databaseUrl: string;
  }
}

/** The database that the tests' databases are cloned from. */
export const templateName = 'template_migrated';

/** Shops of tests are open; one that is not begins with `emptyDatabase`. */
async function openShop(url: string): Promise<void> {
  const { db, close } = connect(url, 1, 'seed');
  await recordOpening(db, { openedBy: null, now: new Date() });
  await close();
}

/** Starts one PostgreSQL for the whole run, with a migrated template; drops it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(temporaryFolder(), 'sabuja-tests-'));
  // As root the database runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  // Nothing of it outlives the run. Tests of what survives a crash start databases of their own.
  const settings = { fsync: 'off', autovacuum: 'off', max_wal_size: '256MB' };
  const cluster = await startEmbeddedPostgres({ dataDir, log: () => {}, settings });
  const templateUrl = await createDatabase(cluster.url, templateName);
  await migrate(templateUrl);
  await migrateJobs(templateUrl);
  await openShop(templateUrl);
  project.provide('databaseUrl', cluster.url);
  return async () => {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
