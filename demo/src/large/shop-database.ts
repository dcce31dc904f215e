import { connect, migrate } from '@sabuja/server/platform/db';
import { migrateJobs } from '@sabuja/server/platform/jobs';
import {
  type BucketSettings,
  createMediaStore,
  openFileStore,
} from '@sabuja/server/platform/media';
import { seedDemo } from '../index.ts';

/** The database and data folder to seed, and a function that logs the progress. */
export type Place = {
  url: string;
  dataDir: string;
  mediaBucket?: BucketSettings | undefined;
  log: (line: string) => void;
};

/** Creates the tables, and seeds the demo's items if the shop has no categories. */
export async function fillDemoShop({ url, log, ...place }: Place): Promise<void> {
  await migrate(url);
  const connection = connect(url, 4, 'seed');
  try {
    await migrateJobs(url);
    await seedDemo({ db: connection.db, media: createMediaStore({ files: openFileStore(place) }) });
  } finally {
    await connection.close();
  }
  log("the demo's items are in the shop");
}
