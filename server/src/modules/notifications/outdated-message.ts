import type { Db } from '../../platform/db/index.ts';
import type { NotificationName } from './notification-templates.ts';
import type { Channel } from './tables.ts';

const setOf = (...names: NotificationName[]): ReadonlySet<string> => new Set(names);

const cancellations = setOf(
  'order_cancelled',
  'paid_order_cancelled',
  'order_cancelled_by_customer',
  'paid_order_cancelled_by_customer',
  'order_unpaid',
);

/** Where an order stands: untrue once a later one is written. */
const steps = setOf(
  'order_placed',
  'order_paid',
  'order_confirmed',
  'order_packed',
  'order_out_for_delivery',
  'paid_order_on_its_way',
  'order_attempted',
  'order_rescheduled',
  'order_delivered',
  'order_part_refused',
  'paid_order_part_refused',
);

/** What an order costs now: true until the order is cancelled. */
const bills = setOf('delivery_charged', 'order_packed_short');

/** The templates that make an earlier message of this template about the same order untrue. */
function successorsOf(template: string): string[] {
  if (steps.has(template) || cancellations.has(template))
    return [...steps, ...bills, ...cancellations];
  return bills.has(template) ? [...cancellations] : [];
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
export async function findObsolescence(
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
