import type { Locale } from '@sabuja/kit';
import { sql } from 'kysely';
import {
  executeWrites,
  prepareQuery,
  type Tx,
  type WriteStatement,
} from '../../platform/db/index.ts';
import { addJobs } from '../../platform/jobs/index.ts';
import { renderValues, type TextValue, translate } from '../../platform/texts/index.ts';
import type { NotificationTemplate } from './define-template.ts';
import {
  type NotificationName,
  type NotificationParams,
  notificationTemplates,
} from './notification-templates.ts';
import { type OutboxDeps, sendMessageJob } from './outbox.ts';
import { replaceMessagesStatement } from './replaced-messages.ts';
import type { Channel } from './tables.ts';

type Notification<N extends NotificationName = NotificationName> = {
  [K in N]: {
    template: K;
    params: NotificationParams<K>;
    /** The path of the page that an e-mail or a push message links to. */
    path?: string;
    /** When the message is of no use any more; by default never. */
    expiresAt?: Date;
  };
}[N];

/** The recipient: a notification is sent through each channel of its template for which there is an address. */
export type Contact = {
  customerId: number;
  mobile_no: string | null;
  email: string | null;
  /** The language that the customer chose; null until then. */
  language: Locale | null;
};

/**
 * Enqueues a notification in the transaction of the event that it reports; it is sent after that has
 * committed.
 */
export type Notify = (tx: Tx, to: Contact, message: Notification, now: Date) => Promise<void>;

/**
 * Returns the statements of a notification, for callers that execute them together with their own (`executeWrites`).
 */
export type PrepareNotification = (
  ...notification: Parameters<Notify>
) => Promise<{ notified: WriteStatement; notifiedJobs: WriteStatement }>;

export const createNotify =
  (prepare: PrepareNotification, origin: NotifyDeps['origin']): Notify =>
  async (tx, to, message, now) => {
    const { customerId } = to;
    const link = linkTo(origin, message.path);
    const replaced = replaceMessagesStatement(message.template, { customerId, link, now });
    const statements = await prepare(tx, to, message, now);
    await executeWrites(tx, { ...(replaced && { replaced }), ...statements });
  };

export type NotifyDeps = OutboxDeps & {
  readShopName: (tx: Tx) => Promise<string>;
  /** The shop's address, for links. */
  origin: () => string;
};

const linkTo = (origin: NotifyDeps['origin'], path: string | undefined): string | null =>
  path === undefined ? null : origin() + path;

type Row = {
  channel: Channel;
  to: string;
  subject: string | null;
  body: string;
  language: Locale;
};

/** Writes the messages of all channels and their send jobs in one statement, since placing an order waits for it. */
export const createPrepareNotification =
  ({ hasProvider, smsLanguage, readShopName, origin }: NotifyDeps): PrepareNotification =>
  async (tx, to, { template, params, path, expiresAt }, now) => {
    const shop = await readShopName(tx);
    const { push, ...channels } = notificationTemplates[template] as NotificationTemplate<unknown>;
    const language = to.language ?? 'en';
    const languages = { language, smsLanguage: smsLanguage(template, language) };
    const variables: Variables = { ...params, shop };
    const rows = renderRows(channels, to, variables, languages);
    const pushContent = push?.(params);
    const pushText = pushContent && {
      subject: translate(pushContent.subject, language),
      text: translate(pushContent.text, language),
    };
    const stored = renderValues(variables, languages.smsLanguage);
    const notified = insertMessagesStatement({
      template,
      customerId: to.customerId,
      link: linkTo(origin, path),
      stored,
      now,
      expiresAt: expiresAt ?? null,
      hasProvider,
      rows: JSON.stringify(rows),
      pushSubject: pushText?.subject ?? null,
      pushBody: pushText?.text ?? '',
      language,
      hasPush: pushText !== undefined,
    });
    return { notified, notifiedJobs: addMessageJobsStatement({ hasProvider }) };
  };

type HasProvider = OutboxDeps['hasProvider'];
type Messages = Pick<Contact, 'customerId'> & {
  template: string;
  link: string | null;
  /** The variables of the template, as they were rendered. */
  stored: unknown;
  now: Date;
  expiresAt: Date | null;
  hasProvider: HasProvider;
  /** The rows as JSON. */
  rows: string;
  pushSubject: string | null;
  pushBody: string;
  language: Locale;
  hasPush: boolean;
};

const insertMessagesStatement = prepareQuery(
  (m: Messages) => sql`
      insert into notifications.outbox
        (channel, template, recipient, customer_id, subject, body, link, variables, language, created_at, expires_at, state, settled_at)
      select r.channel, ${m.template}, r.recipient, ${m.customerId}::bigint, r.subject, r.body, ${m.link}, ${m.stored}::jsonb, r.language, ${m.now}::timestamptz, ${m.expiresAt}::timestamptz,
        case when r.leaves then 'waiting' else 'local' end,
        case when r.leaves then null else ${m.now}::timestamptz end
      from (
        select w.channel, w."to" as recipient, w.subject, w.body, w.language, (${m.hasProvider}::jsonb ->> w.channel)::boolean as leaves
        from jsonb_to_recordset(${m.rows}::jsonb)
          as w (channel text, "to" text, subject text, body text, language text)
        union all
        select 'push', s.endpoint, ${m.pushSubject}, ${m.pushBody}, ${m.language}, true
        from notifications.push_subscriptions s
        where s.customer_id = ${m.customerId} and ${m.hasPush}
      ) as r
      returning id, channel`,
);

const addMessageJobsStatement = prepareQuery(({ hasProvider }: { hasProvider: HasProvider }) =>
  addJobs(
    sendMessageJob,
    sql`select json_build_object('id', id) as payload from notified
      where (${hasProvider}::jsonb ->> channel)::boolean`,
  ),
);

type Variables = Readonly<Record<string, TextValue>> & { shop: string };
type Languages = { language: Locale; smsLanguage: Locale };

function renderRows(
  { sms, email }: Pick<NotificationTemplate<unknown>, 'sms' | 'email'>,
  to: Pick<Contact, 'mobile_no' | 'email'>,
  variables: Variables,
  { language, smsLanguage }: Languages,
): Row[] {
  const rows: Row[] = [];
  if (sms && to.mobile_no) {
    const body = translate(sms(variables), smsLanguage);
    rows.push({ channel: 'sms', to: to.mobile_no, subject: null, body, language: smsLanguage });
  }
  if (email && to.email) {
    const { subject, text } = email(variables);
    const [heading, body] = [translate(subject, language), translate(text, language)];
    rows.push({ channel: 'email', to: to.email, subject: heading, body, language });
  }
  return rows;
}
