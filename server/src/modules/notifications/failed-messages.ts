import type { Db, Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { codeTemplates, secretTemplates } from './message-templates.ts';
import { sendMessageJob } from './outbox.ts';

/**
 * Selects messages that were given up, except those that nobody needs any more: codes, those that a later message
 * replaces, and push messages to browsers that are not subscribed any more. `is_erased`: its text is erased, so that it cannot be sent again.
 */
export const selectFailedMessages = (db: Db | Tx) =>
  db
    .selectFrom('notifications.outbox as m')
    .select(['m.id', 'm.channel', 'm.template', 'm.provider_answer', 'm.created_at as at'])
    .select((e) => e('m.template', 'in', [...secretTemplates]).as('is_erased'))
    .where('m.state', '=', 'given_up')
    .where('m.template', 'not in', [...codeTemplates])
    .where('m.replaced_at', 'is', null)
    .where((e) =>
      e.or([
        e('m.channel', '<>', 'push'),
        e.exists(
          e
            .selectFrom('notifications.push_subscriptions as s')
            .select('s.endpoint')
            .whereRef('s.endpoint', '=', 'm.recipient'),
        ),
      ]),
    );

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

/** Enqueues a given-up message again; returns false when the message is not given up, or its text is erased. */
export async function resendMessage(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .updateTable('notifications.outbox')
    // Not its first attempt: it is not sent if it is out of date.
    .set({ state: 'waiting', attempts: 1, settled_at: null, provider_answer: null })
    .where('id', '=', id)
    .where('state', '=', 'given_up')
    .where('template', 'not in', [...secretTemplates])
    .returning('id')
    .executeTakeFirst();
  if (found) await addJob(tx, sendMessageJob, { id });
  return found !== undefined;
}
