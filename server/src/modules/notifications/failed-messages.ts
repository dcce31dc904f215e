import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { codeTemplates } from './message-templates.ts';
import { sendMessageJob } from './outbox.ts';

const MAX_LISTED = 200;

/** Messages that were given up, oldest first, without codes, which are of no use any more, and without `except`. */
export const listFailedMessages = (db: Db | Tx, except: readonly string[]) =>
  db
    .selectFrom('notifications.outbox')
    .select(['id', 'channel', 'template', 'provider_answer', 'created_at'])
    .where('state', '=', 'given_up')
    .where('template', 'not in', [...codeTemplates])
    .where(sql<boolean>`id::text <> all(${except}::text[])`)
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();

/** Sends a message that was given up once more; false when it is not. */
export async function resendMessage(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .updateTable('notifications.outbox')
    .set({ state: 'waiting', attempts: 0, settled_at: null, provider_answer: null })
    .where('id', '=', id)
    .where('state', '=', 'given_up')
    .returning('id')
    .executeTakeFirst();
  if (found) await addJob(tx, sendMessageJob, { id });
  return found !== undefined;
}
