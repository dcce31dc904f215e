import { startEmbeddedPostgres } from '@sabuja/embedded-database';
import { checkExternalDatabase } from './external-database.ts';

type Options = {
  /** A PostgreSQL kept by somebody else; without it the embedded one is started. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: (line: string) => void;
};

/** A database ready to be used, and how to let go of it. */
export type OpenDatabase = { url: string; close(): Promise<void> };

/**
 * The shop's database: the one its settings name, or the embedded one of its data folder.
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
