import { readFileSync } from 'node:fs';
import { connect } from '@sabuja/server/platform/db';
import { demoItems } from './customer.ts';
import { DATABASE_URL_FILE } from './shop-folder.ts';

/** Runs before all journeys: raises the stocks and slot capacities that they share, so that none runs out. */
export default async function raiseDemoStock(): Promise<void> {
  const { db, close } = connect(readFileSync(DATABASE_URL_FILE, 'utf8'), 1, 'seed');
  const sharedIds = Object.values(demoItems).map(({ id }) => id);
  try {
    await db
      .updateTable('catalogue.stocks')
      .set({ quantity: 5000 })
      .where('id', 'in', sharedIds)
      .execute();
    await db.updateTable('delivery.slots').set({ capacity: 5000 }).execute();
  } finally {
    await close();
  }
}
