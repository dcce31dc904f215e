import { sql } from 'kysely';
import { prepareQuery } from '../../platform/db/index.ts';
import {
  type NotificationName,
  type NotificationTemplate,
  notificationTemplates,
} from './notification-templates.ts';
import { ofEveryChannel, replacedKinds } from './order-message-kinds.ts';
import type { Channel } from './tables.ts';

const templates: Readonly<Record<string, Pick<NotificationTemplate<never>, 'kind'>>> =
  notificationTemplates;

type Replacement = {
  customerId: number;
  link: string;
  templates: readonly string[];
  /** The channels of the messages; null: all. */
  channels: readonly Channel[] | null;
  now: Date;
};

const updateStatement = prepareQuery(
  (r: Replacement) => sql`
      update notifications.outbox set replaced_at = ${r.now}::timestamptz
      where customer_id = ${r.customerId}::bigint and link = ${r.link} and template = any(${r.templates}::text[])
        and state in ('waiting', 'given_up') and replaced_at is null
        and (${r.channels}::text[] is null or channel = any(${r.channels}::text[]))
      returning id`,
);

/**
 * Returns the statement that marks the messages about the order with this link that a notification makes untrue and that
 * were not sent yet; undefined when it makes none untrue.
 */
export function replaceMessagesStatement(
  template: NotificationName,
  to: { customerId: number; link: string | null; now: Date },
) {
  const kind = templates[template]?.kind;
  const replaced = Object.entries(templates).flatMap(([name, { kind: other }]) =>
    kind !== undefined && other !== undefined && replacedKinds[kind].includes(other) ? [name] : [],
  );
  const { customerId, link, now } = to;
  if (kind === undefined || link === null || replaced.length === 0) return undefined;
  const { sms, email, push } = notificationTemplates[template] as NotificationTemplate<unknown>;
  const channels: Channel[] = [
    ...(sms ? (['sms'] as const) : []),
    ...(email ? (['email'] as const) : []),
    ...(push ? (['push'] as const) : []),
  ];
  return updateStatement({
    ...{ customerId, link, now, templates: replaced },
    channels: ofEveryChannel.has(kind) ? null : channels,
  });
}
