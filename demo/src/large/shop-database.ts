import { connect, migrate } from '@sabuja/server/platform/db';
import { migrateJobs } from '@sabuja/server/platform/jobs';
import { createMediaStore } from '@sabuja/server/platform/media';
import { seedDemo } from '../index.ts';

/** Where to seed, and the log of its progress. */
export type Place = { url: string; dataDir: string; log: (line: string) => void };

/** Creates the tables, and seeds a shop without categories with the demo's items. */
export async function fillDemoShop({ url, dataDir, log }: Place): Promise<void> {
  await migrate(url);
  const connection = connect(url, 4, 'seed');
  try {
    await migrateJobs(url);
    await seedDemo({ db: connection.db, media: createMediaStore({ dataDir }) });
  } finally {
    await connection.close();
  }
  log("the demo's items are in the shop");
}
