import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import {
  type NotificationName,
  type NotificationParams,
  type NotificationTemplate,
  notificationTemplates,
} from './notification-templates.ts';
import { sendMessageJob } from './outbox.ts';
import type { Channel } from './tables.ts';

type Notification<N extends NotificationName = NotificationName> = {
  [K in N]: {
    template: K;
    params: NotificationParams<K>;
    /** The path of the page that an e-mail or a push message links to. */
    path?: string;
  };
}[N];

/** The recipient: a notification is sent by each channel of its template that reaches them. */
export type Contact = {
  customerId: number;
  mobile_no: string | null;
  email: string | null;
};

/**
 * Enqueues a notification in the transaction of the event that it reports; it is sent after that has
 * committed.
 */
export type Notify = (tx: Tx, to: Contact, message: Notification, now: Date) => Promise<void>;

export type NotifyDeps = {
  /** For each channel, whether messages go to a provider; without one they stay in the outbox. */
  hasProvider: Readonly<Record<Channel, boolean>>;
  getShopName: (tx: Tx) => Promise<string>;
  /** The shop's address, for links. */
  origin: () => string;
};

type Row = { channel: Channel; to: string; subject: string | null; body: string };

/** Writes the messages of all channels in one statement, since placing an order waits for it. */
export const createNotify =
  ({ hasProvider, getShopName, origin }: NotifyDeps): Notify =>
  async (tx, to, { template, params, path }, now) => {
    const shop = await getShopName(tx);
    const { push, ...channels } = notificationTemplates[template] as NotificationTemplate<unknown>;
    const variables = { ...params, shop };
    const rows = renderRows(channels, to, variables);
    const pushContent = push?.(params);
    const link = path === undefined ? null : origin() + path;
    const { rows: inserted } = await sql<{ id: number; channel: Channel }>`
      insert into notifications.outbox
        (channel, template, recipient, customer_id, subject, body, link, variables, created_at, state, settled_at)
      select r.channel, ${template}, r.recipient, ${to.customerId}::bigint, r.subject, r.body, ${link}, ${variables}::jsonb, ${now}::timestamptz,
        case when r.leaves then 'waiting' else 'local' end,
        case when r.leaves then null else ${now}::timestamptz end
      from (
        select w.channel, w."to" as recipient, w.subject, w.body, (${hasProvider}::jsonb ->> w.channel)::boolean as leaves
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as w (channel text, "to" text, subject text, body text)
        union all
        select 'push', s.endpoint, ${pushContent?.subject ?? null}, ${pushContent?.text ?? ''}, true
        from notifications.push_subscriptions s
        where s.customer_id = ${to.customerId} and ${pushContent !== undefined}
      ) as r
      returning id, channel`.execute(tx);
    for (const { id, channel } of inserted) {
      if (hasProvider[channel]) await addJob(tx, sendMessageJob, { id });
    }
  };

function renderRows(
  { sms, email }: Pick<NotificationTemplate<unknown>, 'sms' | 'email'>,
  to: Pick<Contact, 'mobile_no' | 'email'>,
  variables: { shop: string },
): Row[] {
  const rows: Row[] = [];
  if (sms && to.mobile_no) {
    rows.push({ channel: 'sms', to: to.mobile_no, subject: null, body: sms(variables) });
  }
  if (email && to.email) {
    const { subject, text } = email(variables);
    rows.push({ channel: 'email', to: to.email, subject, body: text });
  }
  return rows;
}
