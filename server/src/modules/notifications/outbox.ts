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
    /** Whose message it is; null when the address has no account. */
    customerId: number | null;
    variables: Variables<K>;
  };
}[N];

/** Writes a message in the transaction of what it reports; it leaves once that has committed. */
export type EnqueueMessage = (tx: Tx, message: Message, now: Date) => Promise<void>;

export const sendMessageJob = 'send_message';

/** `hasProvider` tells for each channel whether messages leave the shop or stay to be read here. */
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
    // Whoever is being deleted at this moment is written nothing.
    if (!row || !hasTransport) return;
    await addJob(tx, sendMessageJob, { id: row.id }, { isUrgent: codeTemplates.has(template) });
  };
