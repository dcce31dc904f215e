import { readFileSync } from 'node:fs';
import { findBrokenInvariants } from '@sabuja/server/checks';
import { connect } from '@sabuja/server/platform/db';
import { DATABASE_URL_FILE } from './shop-folder.ts';

/** Runs after all journeys: checks the database invariants. */
export default async function checkDatabase(): Promise<void> {
  const { db, close } = connect(readFileSync(DATABASE_URL_FILE, 'utf8'), 1, 'seed');
  try {
    const broken = await findBrokenInvariants(db);
    if (broken.length > 0) {
      throw new Error(
        `The journeys broke rules of the database:\n${JSON.stringify(broken, null, 2)}`,
      );
    }
  } finally {
    await close();
  }
}
