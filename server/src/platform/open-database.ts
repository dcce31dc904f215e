import { startEmbeddedPostgres } from '@sabuja/embedded-database';
import { checkExternalDatabase } from './external-database.ts';

type Options = {
  /** The URL of an external PostgreSQL; without it the embedded one is started. */
  databaseUrl?: string | undefined;
  /** The URL of the same database through a connection pooler, which requests use. */
  pooledDatabaseUrl?: string | undefined;
  dataDir: string;
  log: (line: string) => void;
};

/** A database ready for use; `close` releases it. */
export type OpenDatabase = { url: string; close(): Promise<void> };

/**
 * Opens the shop's database: the external one of the settings, or the embedded one in the data folder.
 * @throws StartProblem that says what is wrong and what to do
 */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const { databaseUrl, pooledDatabaseUrl, dataDir, log } = options;
  if (databaseUrl) {
    if (pooledDatabaseUrl === undefined) await checkExternalDatabase(databaseUrl);
    else {
      await checkExternalDatabase(databaseUrl, 'DATABASE_DIRECT_URL');
      await checkExternalDatabase(pooledDatabaseUrl);
    }
    return { url: databaseUrl, close: async () => undefined };
  }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  return { url, close: stop };
}
