import type { Locale } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { lastTemplates, secretTemplates } from './message-templates.ts';
import { findOutdatedReason } from './outdated-message.ts';
import type { Channel } from './tables.ts';

export type OutgoingMessage = {
  id: number;
  template: string;
  to: string;
  subject: string | null;
  body: string;
  link: string | null;
  variables: Record<string, unknown>;
  language: Locale;
};
/**
 * A provider: sends a message and returns the provider's id or reply. Throws with the provider's message on
 * failure; UndeliverableError when a retry would be useless.
 */
export type Send = (message: OutgoingMessage) => Promise<string>;
export type Providers = Partial<Record<Channel, Send>>;

/** The provider will never deliver this message. */
export class UndeliverableError extends Error {}

/** Number of attempts, with back-off between them, after which a message is given up. */
const MAX_ATTEMPTS = 8;

/**
 * The job that sends one message. It may send a message twice (after a crash between the provider's response and the
 * commit), but never a settled one, nor one that is of no use any more. The text of a code is erased once it is sent.
 */
export const sendMessage =
  ({ db, providers, clock }: { db: Db; providers: Providers; clock: Clock }): Job =>
  async (payload) => {
    const { id } = payload as { id: number };
    const row = await db
      .updateTable('notifications.outbox')
      .set((e) => ({ attempts: e('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .returning([
        'id',
        'channel',
        'template',
        'recipient as to',
        'subject',
        'body',
        'link',
        'variables',
        'language',
        'attempts',
        'created_at',
        'expires_at',
        'replaced_at',
      ])
      .executeTakeFirst();
    if (!row) return;
    const { channel, attempts, created_at, expires_at, replaced_at, ...message } = row;
    const settle = (
      state: 'sent' | 'given_up' | 'outdated',
      providerResponse: string,
      eraseContent: boolean,
    ): Promise<unknown> => {
      if (lastTemplates.has(row.template))
        return db.deleteFrom('notifications.outbox').where('id', '=', id).execute();
      return db
        .updateTable('notifications.outbox')
        .set({
          state,
          // A sent message must be settled whatever the response contains; otherwise it would be sent again.
          provider_answer: providerResponse.replaceAll('\0', '').slice(0, 500),
          settled_at: clock.now(),
        })
        .$if(eraseContent, (update) => update.set({ body: '(sent)', variables: {} }))
        .where('id', '=', id)
        .execute();
    };
    const isSecret = secretTemplates.has(row.template);
    const outdatedReason = findOutdatedReason(row, clock.now());
    if (outdatedReason !== undefined) {
      await settle('outdated', outdatedReason, isSecret);
      return;
    }
    try {
      const send = providers[channel];
      // Another server may have one, as long as servers with different settings run.
      if (!send) throw new Error(`no provider of ${channel} on this server`);
      await settle('sent', await send(message), isSecret);
    } catch (error) {
      if (attempts < MAX_ATTEMPTS && !(error instanceof UndeliverableError)) throw error;
      await settle('given_up', (error as Error).message, isSecret);
    }
  };
