import type { StaffComplaint, StaffComplaintDetails } from '@sabuja/contract';
import { type Locale, toRupees } from '@sabuja/kit';
import { toNullableInstant } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { listRecipients, readTicketRefunds } from '../orders/index.ts';
import { listActiveMembers, listMembersById } from '../staff/index.ts';
import { ticketQuery, toComplaints } from './complaint-views.ts';
import { acknowledgeBy, dueAt, settleBy, stageOf } from './ticket-stage.ts';

/** The columns of a complaint as staff see it. */
export const selectTickets = (query: ReturnType<typeof ticketQuery>) =>
  query
    .selectAll('t')
    .select([stageOf.as('stage'), dueAt.as('due_at')])
    .select([acknowledgeBy.as('acknowledge_by'), settleBy.as('settle_by')]);

type TicketRow = Awaited<ReturnType<ReturnType<typeof selectTickets>['execute']>>[number];
export type Reading = { locale: Locale; now: Date };

/** Describes tickets with their orders' recipients and their assignees. */
export async function toStaffComplaints(
  db: Db,
  rows: readonly TicketRow[],
  { locale, now }: Reading,
): Promise<StaffComplaint[]> {
  const complaints = await toComplaints(db, rows, locale);
  const recipients = await listRecipients(
    db,
    rows.map(({ order_uid }) => order_uid),
  );
  const members = await listMembersById(
    db,
    rows.flatMap(({ assigned_to }) => assigned_to ?? []),
  );
  const refunds = await readTicketRefunds(
    db,
    rows.map(({ ticket_no }) => ticket_no),
  );
  return complaints.flatMap((complaint, i) => {
    const row = rows[i];
    if (!row) return [];
    const recipient = recipients.get(row.order_uid);
    return {
      ...complaint,
      stage: row.stage,
      order_uid: row.order_uid,
      order_no: recipient?.order_no ?? '',
      customer_name: recipient?.customer_name ?? '',
      phone: recipient?.phone ?? '',
      assignee: (row.assigned_to !== null && members.get(row.assigned_to)) || null,
      due_at: toNullableInstant(row.due_at),
      is_overdue: row.due_at !== null && row.due_at < now,
      rated_at: toNullableInstant(row.rated_at),
      refund_requested: toRupees(refunds.get(row.ticket_no)?.requested ?? 0),
      settled_at: toNullableInstant(row.settled_at),
      settlement: row.settlement,
    };
  });
}

/** Returns one complaint and whom it can be assigned to; undefined when there is none. */
export async function findTicket(
  db: Db,
  ticketNo: string,
  reading: Reading,
): Promise<StaffComplaintDetails | undefined> {
  const row = await selectTickets(
    ticketQuery(db).where('t.ticket_no', '=', ticketNo),
  ).executeTakeFirst();
  if (!row) return undefined;
  const [complaint] = await toStaffComplaints(db, [row], reading);
  if (!complaint) return undefined;
  return {
    ...complaint,
    acknowledge_by: row.acknowledge_by.toISOString(),
    settle_by: row.settle_by.toISOString(),
    acknowledged_at: toNullableInstant(row.acknowledged_at ?? row.answered_at),
    assignees: await listActiveMembers(db, 'complaints.manage'),
  };
}
