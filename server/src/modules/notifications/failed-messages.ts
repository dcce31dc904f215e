import type { Db, Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { codeTemplates } from './message-templates.ts';
import { sendMessageJob } from './outbox.ts';

/** Selects messages that were given up, except codes, which are of no use any more. */
export const selectFailedMessages = (db: Db | Tx) =>
  db
    .selectFrom('notifications.outbox')
    .select(['id', 'channel', 'template', 'provider_answer', 'created_at as at'])
    .where('state', '=', 'given_up')
    .where('template', 'not in', [...codeTemplates]);

/** Counts the messages that wait to be sent, by channel. */
export const countWaitingMessages = (db: Db) =>
  db
    .selectFrom('notifications.outbox')
    .select((e) => [
      'channel',
      e.fn.countAll<number>().as('waiting'),
      e.fn.min('created_at').as('oldest_at'),
    ])
    .where('state', '=', 'waiting')
    .groupBy('channel')
    .execute();

/** Enqueues a given-up message again; returns false when the message is not given up. */
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
