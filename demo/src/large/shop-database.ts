import { connect, migrate } from '@sabuja/server/platform/db';
import { migrateJobs } from '@sabuja/server/platform/jobs';
import { createMediaStore } from '@sabuja/server/platform/media';
import { seedWhenEmpty } from '../index.ts';

/** Where seeding happens, and who is told of its progress. */
export type Place = { url: string; dataDir: string; log: (line: string) => void };

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
