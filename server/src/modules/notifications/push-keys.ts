import webPush from 'web-push';
import type { Db } from '../../platform/db/index.ts';

export type PushKeys = { publicKey: string; privateKey: string };

/**
 * Returns the VAPID keys of this shop (RFC 8292), which are generated at first use. They are stored in the database:
 * all servers need the same keys, and new ones would invalidate every subscription.
 */
export async function ensurePushKeys(db: Db): Promise<PushKeys> {
  const stored = await findKeys(db);
  if (stored) return stored;
  const generated = webPush.generateVAPIDKeys();
  await db
    .insertInto('notifications.push_keys')
    .values({ public_key: generated.publicKey, private_key: generated.privateKey })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
  const keys = await findKeys(db);
  if (!keys) throw new Error('the keys for push messages cannot be stored');
  return keys;
}

async function findKeys(db: Db): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('notifications.push_keys').selectAll().executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
