import type { AttentionKind } from '@sabuja/contract/rules/attention-kinds';
import { type SqlBool, sql } from 'kysely';
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
  selectSettlementDifferences,
  selectStuckRefunds,
  selectStuckWebhooks,
  selectUnplacedPayments,
} from '../payments/index.ts';
import { selectOverdueRequests } from './privacy/overdue-requests.ts';

/** Whatever needs somebody, from the rooms it belongs to, without what was resolved by hand. */
export const selectAttention = (db: Db | Tx, now: Date) =>
  db
    .selectFrom(
      stuckRefunds(db, now)
        .unionAll(unplacedPayments(db, now))
        .unionAll(stuckOrders(db, now))
        .unionAll(slotRequests(db))
        .unionAll(uncheckedRefusals(db, now))
        .unionAll(lateCashReturns(db, now))
        .unionAll(settlementDifferences(db))
        .unionAll(overdueRequests(db, now))
        .unionAll(failedMessages(db))
        .unionAll(stuckWebhooks(db, now))
        .unionAll(failingJobs(db))
        .unionAll(brokenRules(db))
        .as('item'),
    )
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

const kind = (name: AttentionKind) => sql<AttentionKind>`${sql.lit(name)}`.as('kind');
const noAmount = sql<number | null>`null::bigint`.as('amount_paise');
const noOrder = sql<string | null>`null::uuid`.as('order_uid');
const canRetry = (condition = sql<SqlBool>`true`) => sql<boolean>`${condition}`.as('can_retry');
const canResolve = (answer: boolean) => sql<boolean>`${sql.lit(answer)}`.as('can_resolve');

const stuckRefunds = (db: Db | Tx, now: Date) =>
  db.selectFrom(selectStuckRefunds(db, now).as('refund')).select([
    sql<AttentionKind>`case state when 'REFUSED' then 'REFUND_REFUSED'
      when 'FAILED' then 'REFUND_FAILED' else 'REFUND_LATE' end`.as('kind'),
    sql<string>`id::text`.as('id'),
    'at',
    sql<number | null>`amount_paise`.as('amount_paise'),
    'order_uid',
    sql<string>`coalesce(provider_words, '')`.as('details'),
    canRetry(sql`state = 'REFUSED'`),
    canResolve(true),
  ]);

const unplacedPayments = (db: Db | Tx, now: Date) =>
  db
    .selectFrom(selectUnplacedPayments(db, now).as('payment'))
    .select([
      kind('PAYMENT_STUCK'),
      'id',
      'at',
      sql<number | null>`amount_paise`.as('amount_paise'),
      noOrder,
      sql<string>`id || ': ' || status`.as('details'),
      canRetry(sql`state in ('NEW', 'OPEN')`),
      canResolve(true),
    ]);

const stuckOrders = (db: Db | Tx, now: Date) =>
  db
    .selectFrom(selectStuckOrders(db, now).as('o'))
    .select([
      kind('ORDER_STUCK'),
      sql<string>`uid::text`.as('id'),
      'at',
      sql<number | null>`final_paise`.as('amount_paise'),
      sql<string | null>`uid`.as('order_uid'),
      sql<string>`status`.as('details'),
      canRetry(sql`false`),
      canResolve(false),
    ]);

/** Each leaves the list when the order gets another slot, goes out or is cancelled. */
const slotRequests = (db: Db | Tx) =>
  db
    .selectFrom(selectUnmetSlotRequests(db).as('asked'))
    .select([
      kind('SLOT_REQUESTED'),
      sql<string>`uid::text`.as('id'),
      'at',
      noAmount,
      sql<string | null>`uid`.as('order_uid'),
      sql<string>`concat_ws(' ', problem, delivery_date, slot_name)`.as('details'),
      canRetry(sql`false`),
      canResolve(false),
    ]);

/** Each leaves the list when somebody says on the order's page what became of it. */
const uncheckedRefusals = (db: Db | Tx, now: Date) =>
  db
    .selectFrom(selectUncheckedRefusals(db, now).as('refused'))
    .select([
      kind('REFUSED_UNCHECKED'),
      sql<string>`uid::text`.as('id'),
      'at',
      noAmount,
      sql<string | null>`uid`.as('order_uid'),
      sql<string>`'× ' || units`.as('details'),
      canRetry(sql`false`),
      canResolve(false),
    ]);

/** Each leaves the list when somebody confirms that the customer has the cash. */
const lateCashReturns = (db: Db | Tx, now: Date) =>
  db
    .selectFrom(selectLateCashReturns(db, now).as('cash'))
    .select([
      kind('CASH_TO_RETURN'),
      sql<string>`uid::text`.as('id'),
      'at',
      sql<number | null>`amount_paise`.as('amount_paise'),
      sql<string | null>`uid`.as('order_uid'),
      sql<string>`''`.as('details'),
      canRetry(sql`false`),
      canResolve(false),
    ]);

/** Each leaves the list when it is resolved on the page of settlements, or agrees. */
const settlementDifferences = (db: Db | Tx) =>
  db
    .selectFrom(selectSettlementDifferences(db).as('difference'))
    .select([
      kind('SETTLEMENT_DIFFERENCE'),
      sql<string>`kind || ' ' || subject`.as('id'),
      'at',
      sql<number | null>`coalesce(theirs_paise, ours_paise)`.as('amount_paise'),
      noOrder,
      sql<string>`kind`.as('details'),
      canRetry(sql`false`),
      canResolve(false),
    ]);

/** Each leaves the list when it is answered on its page. */
const overdueRequests = (db: Db | Tx, now: Date) =>
  db
    .selectFrom(selectOverdueRequests(db, now).as('request'))
    .select([
      kind('PRIVACY_OVERDUE'),
      'number as id',
      'at',
      noAmount,
      noOrder,
      sql<string>`kind`.as('details'),
      canRetry(sql`false`),
      canResolve(false),
    ]);

const failedMessages = (db: Db | Tx) =>
  db
    .selectFrom(selectFailedMessages(db).as('message'))
    .select([
      kind('MESSAGE_FAILED'),
      sql<string>`id::text`.as('id'),
      'at',
      noAmount,
      noOrder,
      sql<string>`concat_ws(': ', channel || ' ' || template, nullif(provider_answer, ''))`.as(
        'details',
      ),
      canRetry(),
      canResolve(true),
    ]);

const stuckWebhooks = (db: Db | Tx, now: Date) =>
  db
    .selectFrom(selectStuckWebhooks(db, now).as('webhook'))
    .select([
      kind('WEBHOOK_STUCK'),
      sql<string>`id::text`.as('id'),
      'at',
      noAmount,
      noOrder,
      sql<string>`provider || ': ' || event_id`.as('details'),
      canRetry(sql`has_body`),
      canResolve(true),
    ]);

/** Without those of webhooks, which are listed themselves. Jobs of one kind are one thing: mostly they have one cause. */
const failingJobs = (db: Db | Tx) =>
  selectFailingJobs(db, [processWebhookJob]).select([
    kind('JOB_FAILED'),
    'name as id',
    'at',
    noAmount,
    noOrder,
    sql<string>`name || ' (' || jobs || '): ' || error`.as('details'),
    canRetry(),
    sql<boolean>`dead = jobs`.as('can_resolve'),
  ]);

const brokenRules = (db: Db | Tx) =>
  db
    .selectFrom('back_office.broken_rules')
    .select([
      kind('RULE_BROKEN'),
      'rule as id',
      'since as at',
      noAmount,
      noOrder,
      sql<string>`rule || ' (' || rows || ')'`.as('details'),
      canRetry(),
      canResolve(false),
    ]);
