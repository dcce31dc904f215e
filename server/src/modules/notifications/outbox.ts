import type { Locale } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { type Message as Text, translate } from '../../platform/texts/index.ts';
import {
  codeTemplates,
  messageTemplates,
  subjects,
  type TemplateName,
  type Variables,
} from './message-templates.ts';
import { codeExpiry } from './outdated-message.ts';
import type { Channel } from './tables.ts';

type Message<N extends TemplateName = TemplateName> = {
  [K in N]: {
    channel: Channel;
    template: K;
    to: string;
    /** The account that the message belongs to; null when the address has no account. */
    customerId: number | null;
    variables: Variables<K>;
    /** The language of the recipient. */
    language: Locale;
  };
}[N];

/**
 * Enqueues a message in the transaction of the event that it reports; it is sent after that has committed.
 */
export type EnqueueMessage = (tx: Tx, message: Message, now: Date) => Promise<void>;

export const sendMessageJob = 'send_message';

export type OutboxDeps = {
  /** For each channel, whether messages go to a provider; without one they stay in the outbox. */
  hasProvider: Readonly<Record<Channel, boolean>>;
  /** Returns the language for an SMS: the wanted one if its text is registered, else one with a registered text. */
  smsLanguage: (template: string, wanted: Locale) => Locale;
};

/** Writes messages in the recipient's language; SMS only in a language in which the text is registered. */
export const createEnqueueMessage =
  ({ hasProvider, smsLanguage }: OutboxDeps): EnqueueMessage =>
  async (tx, message, now) => {
    const { channel, template, to, customerId, variables } = message;
    const language = channel === 'sms' ? smsLanguage(template, message.language) : message.language;
    const renderBody = messageTemplates[template] as (variables: unknown) => Text;
    const subject = channel === 'email' ? subjects[template]?.(variables) : undefined;
    const hasTransport = hasProvider[channel];
    const row = await tx
      .insertInto('notifications.outbox')
      .values({
        channel,
        template,
        recipient: to,
        customer_id: customerId,
        subject: subject === undefined ? null : translate(subject, language),
        body: translate(renderBody(variables), language),
        variables,
        language,
        created_at: now,
        expires_at: codeExpiry(template, now),
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
