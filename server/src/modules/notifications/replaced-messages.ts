import { sql } from 'kysely';
import { prepareQuery } from '../../platform/db/index.ts';
import type { NotificationTemplate } from './define-template.ts';
import { type NotificationName, notificationTemplates } from './notification-templates.ts';
import { ofEveryChannel, replacedKinds } from './order-message-kinds.ts';
import type { Channel } from './tables.ts';

const templates: Readonly<Record<NotificationName, NotificationTemplate<never>>> =
  notificationTemplates;
const allChannels = ['sms', 'email', 'push'] as const satisfies readonly Channel[];

type Replacement = {
  customerId: number;
  link: string;
  templates: readonly string[];
  channels: readonly Channel[];
  now: Date;
};

const updateStatement = prepareQuery(
  (r: Replacement) => sql`
      update notifications.outbox set replaced_at = ${r.now}::timestamptz
      where customer_id = ${r.customerId}::bigint and link = ${r.link} and template = any(${r.templates}::text[])
        and state in ('waiting', 'given_up') and replaced_at is null
        and channel = any(${r.channels}::text[])
      returning id`,
);

/**
 * Returns the statement that marks the messages about the order with this link that a notification makes untrue and that
 * were not sent yet; undefined when it makes none untrue.
 */
export function replaceMessagesStatement(
  template: NotificationName,
  { customerId, link, now }: { customerId: number; link: string | null; now: Date },
) {
  const { kind, ...texts } = templates[template];
  if (kind === undefined || link === null) return undefined;
  const replaced = Object.entries(templates).flatMap(([name, { kind: other }]) =>
    other !== undefined && replacedKinds[kind].includes(other) ? [name] : [],
  );
  if (replaced.length === 0) return undefined;
  const channels = ofEveryChannel.has(kind)
    ? allChannels
    : allChannels.filter((channel) => texts[channel] !== undefined);
  return updateStatement({ customerId, link, templates: replaced, channels, now });
}
