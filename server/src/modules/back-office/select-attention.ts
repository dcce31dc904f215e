import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { selectFailingJobs } from '../../platform/jobs/index.ts';
import { selectFailedMessages } from '../notifications/index.ts';
import {
  selectLateCashReturns,
  selectStuckOrders,
  selectUncheckedRefusals,
  selectUnmetSlotRequests,
} from '../orders/index.ts';
import {
  processWebhookJob,
  selectOpenDisputes,
  selectSettlementDifferences,
  selectStuckRefunds,
  selectStuckWebhooks,
  selectUnplacedPayments,
} from '../payments/index.ts';
import { selectOverdueRequests } from './privacy/overdue-requests.ts';

type AttentionRow = {
  kind: AttentionKind;
  id: string;
  at: Date;
  amount_paise: number | null;
  order_uid: string | null;
  details: string;
  can_retry: boolean;
  can_resolve: boolean;
};

/** Selects all items that need action by staff, from every module, except those that staff have resolved. */
export const selectAttention = (db: Db | Tx, now: Date) => {
  const sources = [...listPayments(db, now), ...listOrders(db, now), ...listOthers(db, now)];
  return db
    .selectFrom(sql<AttentionRow>`(${sql.join(sources, sql` union all `)})`.as('item'))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('back_office.resolutions as r')
            .whereRef('r.kind', '=', 'item.kind')
            .whereRef('r.subject', '=', 'item.id'),
        ),
      ),
    );
};

type Sql = RawBuilder<unknown>;
/** How the rows of a query become items: SQL expressions over its columns. The query must have a column `at`. */
type Listing = {
  kind: AttentionKind | Sql;
  id: Sql;
  details: Sql;
  amount?: Sql;
  orderUid?: Sql;
  canRetry?: Sql;
  /** Whether staff can resolve the item with a note. Other items leave the list when their cause is gone. */
  canResolve?: Sql;
};

const [yes, no] = [sql`true`, sql`false`];

const list = (
  query: Expression<unknown> & Compilable<{ at: Date }>,
  {
    kind,
    id,
    details,
    amount = sql`null`,
    orderUid = sql`null`,
    canRetry = no,
    canResolve = no,
  }: Listing,
) => sql`
  select ${typeof kind === 'string' ? sql.lit(kind) : kind} as kind, ${id}::text as id, at,
    ${amount}::bigint as amount_paise, ${orderUid}::uuid as order_uid, ${details}::text as details,
    ${canRetry} as can_retry, ${canResolve} as can_resolve
  from ${query} as listed`;

/** What staff noted when the refund was listed as another kind: they may have paid the customer otherwise. */
const notesOnRefund = sql`(select string_agg(n.note, ' · ' order by n.resolved_at)
  from back_office.resolutions as n where n.subject = id::text and n.kind like 'REFUND\\_%')`;

const listPayments = (db: Db | Tx, now: Date) => [
  list(selectStuckRefunds(db, now), {
    kind: sql`case when paid_twice then 'REFUND_TWICE' when state = 'REFUSED' then 'REFUND_REFUSED'
      when state = 'FAILED' then 'REFUND_FAILED' else 'REFUND_LATE' end`,
    id: sql`id`,
    amount: sql`amount_paise`,
    orderUid: sql`order_uid`,
    details: sql`concat_ws(' · ', nullif(provider_words, ''), ${notesOnRefund})`,
    canRetry: sql`state = 'REFUSED'`,
    canResolve: yes,
  }),
  // Listed until the provider reports a response or a decision; another day to respond by is another item.
  list(selectOpenDisputes(db), {
    kind: 'DISPUTE_OPEN',
    id: sql`concat_ws(' ', id, extract(epoch from respond_by)::bigint)`,
    amount: sql`amount_paise`,
    orderUid: sql`order_uid`,
    details: sql`concat_ws(' ', coalesce(to_char(respond_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '-'),
      payment_id, dispute_reason)`,
    canResolve: yes,
  }),
  list(selectUnplacedPayments(db, now), {
    kind: 'PAYMENT_STUCK',
    id: sql`id`,
    amount: sql`amount_paise`,
    details: sql`(id || ': ' || status)`,
    canRetry: sql`state in ('NEW', 'OPEN')`,
    canResolve: yes,
  }),
  // Listed until the difference is resolved on the settlements page, or the amounts agree.
  list(selectSettlementDifferences(db), {
    kind: 'SETTLEMENT_DIFFERENCE',
    id: sql`(kind || ' ' || subject)`,
    amount: sql`coalesce(theirs_paise, ours_paise)`,
    details: sql`kind`,
  }),
  list(selectStuckWebhooks(db, now), {
    kind: 'WEBHOOK_STUCK',
    id: sql`id`,
    details: sql`concat_ws(' · ', provider || ': ' || event_id, error)`,
    canRetry: sql`has_body`,
    canResolve: yes,
  }),
];

const listOrders = (db: Db | Tx, now: Date) => [
  list(selectStuckOrders(db, now), {
    kind: 'ORDER_STUCK',
    id: sql`uid`,
    amount: sql`final_paise`,
    orderUid: sql`uid`,
    details: sql`status`,
  }),
  // Listed until the order gets another slot, goes out or is cancelled.
  list(selectUnmetSlotRequests(db), {
    kind: 'SLOT_REQUESTED',
    id: sql`uid`,
    orderUid: sql`uid`,
    details: sql`concat_ws(' ', problem, delivery_date, slot_name)`,
  }),
  // Listed until staff record on the order's page what became of the refused units.
  list(selectUncheckedRefusals(db, now), {
    kind: 'REFUSED_UNCHECKED',
    id: sql`uid`,
    orderUid: sql`uid`,
    details: sql`('× ' || units)`,
  }),
  // Listed until staff confirm that the customer has received the cash.
  list(selectLateCashReturns(db, now), {
    kind: 'CASH_TO_RETURN',
    id: sql`uid`,
    amount: sql`amount_paise`,
    orderUid: sql`uid`,
    details: sql`''`,
  }),
];

const listOthers = (db: Db | Tx, now: Date) => [
  // Listed until the request is closed on its page.
  list(selectOverdueRequests(db, now), {
    kind: 'PRIVACY_OVERDUE',
    id: sql`number`,
    details: sql`kind`,
  }),
  list(selectFailedMessages(db), {
    kind: 'MESSAGE_FAILED',
    id: sql`id`,
    details: sql`concat_ws(': ', channel || ' ' || template, nullif(provider_answer, ''))`,
    canRetry: sql`not is_erased`,
    canResolve: yes,
  }),
  // Without webhook jobs, because webhooks are items of their own. All jobs of one name are one item: mostly they have
  // one cause.
  list(selectFailingJobs(db, [processWebhookJob]).selectAll(), {
    kind: 'JOB_FAILED',
    id: sql`name`,
    details: sql`(name || ' (' || jobs || '): ' || error)`,
    canRetry: yes,
    canResolve: sql`(dead = jobs)`,
  }),
  list(db.selectFrom('back_office.broken_rules').select(['rule', 'rows', 'since as at']), {
    kind: 'RULE_BROKEN',
    id: sql`rule`,
    details: sql`(rule || ' (' || rows || ')')`,
    canRetry: yes,
  }),
];
