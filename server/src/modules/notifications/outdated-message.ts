import type { Db } from '../../platform/db/index.ts';
import {
  type NotificationTemplate,
  notificationTemplates,
  type OrderMessageKind,
} from './notification-templates.ts';
import type { Channel } from './tables.ts';

const templates: Readonly<Record<string, Pick<NotificationTemplate<never>, 'kind'>>> =
  notificationTemplates;

/** The kinds of later messages about the same order that make a message of a kind untrue. */
const replacedBy: Readonly<Record<OrderMessageKind, readonly OrderMessageKind[]>> = {
  step: ['step', 'bill', 'cancellation'],
  bill: ['cancellation'],
  cancellation: ['step', 'bill', 'cancellation'],
};

/** The templates whose messages make an earlier one of this template about the same order untrue. */
function successorsOf(template: string): string[] {
  const kind = templates[template]?.kind;
  if (kind === undefined) return [];
  return Object.entries(templates).flatMap(([name, { kind: other }]) =>
    other !== undefined && replacedBy[kind].includes(other) ? [name] : [],
  );
}

type WaitingMessage = {
  id: number;
  channel: Channel;
  template: string;
  customer_id: number | null;
  link: string | null;
  expires_at: Date | null;
  /** Including this one. */
  attempts: number;
};

/**
 * Returns why a message is of no use any more; undefined when it is to be sent. The first attempt is made at once, and
 * sends every step, however quickly the next one follows.
 */
export async function findOutdatedReason(
  db: Db,
  { id, channel, template, customer_id: customerId, link, expires_at, attempts }: WaitingMessage,
  now: Date,
): Promise<'it has expired' | 'a later message replaces it' | undefined> {
  if (expires_at !== null && expires_at <= now) return 'it has expired';
  if (attempts === 1) return undefined;
  const successors = successorsOf(template);
  if (successors.length === 0 || customerId === null || link === null) return undefined;
  const later = await db
    .selectFrom('notifications.outbox')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('channel', '=', channel)
    .where('link', '=', link)
    .where('template', 'in', successors)
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst();
  return later && 'a later message replaces it';
}
