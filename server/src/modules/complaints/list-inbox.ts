import type { ComplaintStage } from '@sabuja/contract';
import type { RatingGroup } from '@sabuja/contract/rules/complaint-stages';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import {
  ascending,
  descending,
  type Paging,
  selectPage,
  toPage,
} from '../../platform/http/index.ts';
import { selectMatchingOrders } from '../orders/index.ts';
import { ticketQuery } from './complaint-views.ts';
import { type Reading, selectTickets, toStaffComplaints } from './find-ticket.ts';
import { isTicketNumber } from './ticket-number.ts';
import { dueAt, ratingGroupOf, stageOf } from './ticket-stage.ts';

export type InboxFilter = {
  stage?: ComplaintStage;
  due?: 'overdue';
  assigned?: 'me' | 'nobody';
  rating?: RatingGroup;
  q?: string;
};

/** Returns a page of the inbox: the earliest deadline first, settled complaints last. */
export async function listInbox(
  db: Db,
  memberId: number,
  filter: InboxFilter & Paging,
  reading: Reading,
) {
  const query = await searchInbox(
    db,
    inboxQuery(db, memberId, filter, reading.now),
    filter.q?.trim() ?? '',
  );
  const found = await selectPage(selectTickets(query), dueFirst, filter);
  const views = await toStaffComplaints(db, found.rows, reading);
  return toPage({ ...found, rows: views }, filter, (view) => view);
}

const dueFirst = [
  ascending(sql`t.settled_at is not null`),
  ascending(sql`coalesce(${dueAt}, 'infinity')`),
  descending(sql`coalesce(t.settled_at, 'infinity')`),
  ascending('t.id'),
];

const inboxQuery = (
  db: Db,
  memberId: number,
  { stage, due, assigned, rating }: InboxFilter,
  now: Date,
) =>
  ticketQuery(db)
    .$if(stage !== undefined, (query) => query.where(stageOf, '=', stage ?? 'NEW'))
    .$if(due !== undefined, (query) => query.where(dueAt, '<', now))
    .$if(assigned === 'me', (query) => query.where('t.assigned_to', '=', memberId))
    .$if(assigned === 'nobody', (query) => query.where('t.assigned_to', 'is', null))
    .$if(rating !== undefined, (query) => query.where(ratingGroupOf, '=', rating ?? 'none'));

/**
 * Narrows a query on tickets to those whose number begins with a text, or, unless it is the beginning of one, whose
 * order's number, phone or name matches it.
 */
async function searchInbox(db: Db, query: ReturnType<typeof ticketQuery>, text: string) {
  if (text === '') return query;
  if (isTicketNumber(text)) return query.where('t.ticket_no', 'like', `${text.toUpperCase()}%`);
  const rows = await query.select('t.order_uid').distinct().execute();
  const uids = await selectMatchingOrders(
    db,
    rows.map(({ order_uid }) => order_uid),
    text,
  );
  return query.where('t.order_uid', '=', sql<string>`any(${uids}::uuid[])`);
}
