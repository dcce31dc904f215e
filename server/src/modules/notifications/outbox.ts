import type { Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import type { Channel } from './tables.ts';
import {
  codeTemplates,
  subjects,
  type TemplateName,
  templates,
  type Variables,
} from './templates.ts';

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
export type Notify = (tx: Tx, message: Message, now: Date) => Promise<void>;

export const sendMessageJob = 'send_message';

/** `hasProvider` tells for each channel whether messages leave the shop or stay to be read here. */
export const createNotify =
  (hasProvider: Readonly<Record<Channel, boolean>>): Notify =>
  async (tx, message, now) => {
    const { channel, template, to, customerId, variables } = message;
    const write = templates[template] as (variables: unknown) => string;
    const leaves = hasProvider[channel];
    const row = await tx
      .insertInto('notifications.outbox')
      .values({
        channel,
        template,
        recipient: to,
        customer_id: customerId,
        subject: channel === 'email' ? (subjects[template]?.(variables) ?? null) : null,
        body: write(variables),
        variables,
        created_at: now,
        state: leaves ? 'waiting' : 'local',
        provider_answer: null,
        settled_at: leaves ? null : now,
      })
      .returning('id')
      .executeTakeFirst();
    // Whoever is being deleted at this moment is written nothing.
    if (!row || !leaves) return;
    await addJob(tx, sendMessageJob, { id: row.id }, { isUrgent: codeTemplates.has(template) });
  };
