import { startEmbeddedPostgres } from '@sabuja/embedded-database';
import { checkExternalDatabase } from './external-database.ts';

type Options = {
  /** The URL of an external PostgreSQL; without it the embedded one is started. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: (line: string) => void;
};

/** A database ready for use; `close` releases it. */
export type OpenDatabase = { url: string; close(): Promise<void> };

/**
 * Opens the shop's database: the external one of the settings, or the embedded one of its data folder.
 * @throws StartProblem with what is wrong and what to do
 */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log } = options;
  if (databaseUrl) {
    await checkExternalDatabase(databaseUrl);
    return { url: databaseUrl, close: async () => undefined };
  }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  return { url, close: stop };
}
