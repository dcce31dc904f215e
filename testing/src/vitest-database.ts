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

/** Records the opening, so that test shops are open; a test of a shop that is not open uses `emptyDatabase`. */
async function openShop(url: string): Promise<void> {
  const { db, close } = connect(url, 1, 'seed');
  await recordOpening(db, { openedBy: null, now: new Date() });
  await close();
}

/** Starts one PostgreSQL with a migrated template for the whole run; stops and deletes it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(temporaryFolder(), 'sabuja-tests-'));
  // Started by root, the database runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  // No durability is needed, since the data is deleted after the run. Tests of crashes start their own databases.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
    max_wal_size: '256MB',
  };
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
