import type { Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import {
  codeTemplates,
  messageTemplates,
  subjects,
  type TemplateName,
  type Variables,
} from './message-templates.ts';
import type { Channel } from './tables.ts';

export type Message<N extends TemplateName = TemplateName> = {
  [K in N]: {
    channel: Channel;
    template: K;
    to: string;
    /** The account that the message belongs to; null when the address has no account. */
    customerId: number | null;
    variables: Variables<K>;
  };
}[N];

/**
 * Enqueues a message in the transaction of the event that it reports; it is sent after that has committed.
 */
export type EnqueueMessage = (tx: Tx, message: Message, now: Date) => Promise<void>;

export const sendMessageJob = 'send_message';

/**
 * `hasProvider` says for each channel whether messages go to a provider; without one they stay in the outbox.
 */
export const createEnqueueMessage =
  (hasProvider: Readonly<Record<Channel, boolean>>): EnqueueMessage =>
  async (tx, message, now) => {
    const { channel, template, to, customerId, variables } = message;
    const renderBody = messageTemplates[template] as (variables: unknown) => string;
    const hasTransport = hasProvider[channel];
    const row = await tx
      .insertInto('notifications.outbox')
      .values({
        channel,
        template,
        recipient: to,
        customer_id: customerId,
        subject: channel === 'email' ? (subjects[template]?.(variables) ?? null) : null,
        body: renderBody(variables),
        variables,
        created_at: now,
        state: hasTransport ? 'waiting' : 'local',
        provider_answer: null,
        settled_at: hasTransport ? null : now,
      })
      .returning('id')
      .executeTakeFirst();
    // No row is written for an account that is being deleted.
    if (!row || !hasTransport) return;
    await addJob(tx, sendMessageJob, { id: row.id }, { isUrgent: codeTemplates.has(template) });
  };
