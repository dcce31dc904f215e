import type { PrivacyRequest } from '@sabuja/contract';
import type { PrivacyKind, privacyStates } from '@sabuja/contract/rules/privacy-requests';
import { istDate } from '@sabuja/kit';
import { sql } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import { type Db, escapeLike } from '../../../platform/db/index.ts';
import {
  ascending,
  descending,
  type Paging,
  selectPage,
  toPage,
} from '../../../platform/http/index.ts';
import { listCustomersById } from '../../identity/index.ts';
import { readOrderingStats } from '../../orders/index.ts';
import { listMembersById } from '../../staff/index.ts';
import type { RequestRow } from './requests-store.ts';

export type RequestFilter = {
  state?: (typeof privacyStates)[number];
  kind?: PrivacyKind;
  due?: 'overdue';
  assigned?: 'me' | 'nobody';
  q?: string;
  customerId?: number;
};
type Reading = { memberId: number; now: Date };

/** A page of requests: the earliest due date first, closed requests last. */
export async function listRequests(
  db: Db,
  filter: RequestFilter & Paging,
  { memberId, now }: Reading,
) {
  const found = await selectPage(requestQuery(db, filter, memberId, now), dueFirst, filter);
  const rows = await toPrivacyRequests(db, found.rows, now);
  return toPage({ ...found, rows }, filter, (request) => request);
}

const dueFirst = [
  ascending(sql`r.closed_at is not null`),
  ascending(sql`case when r.closed_at is null then r.due_on else 'infinity' end`),
  descending(sql`coalesce(r.closed_at, 'infinity')`),
  ascending('r.id'),
];

function requestQuery(
  db: Db,
  { state, kind, due, assigned, q, customerId }: RequestFilter,
  memberId: number,
  now: Date,
) {
  const number = `${escapeLike((q?.trim() ?? '').toUpperCase())}%`;
  return db
    .selectFrom('back_office.privacy_requests as r')
    .selectAll('r')
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? 'OPEN'))
    .$if(kind !== undefined, (query) => query.where('r.kind', '=', kind ?? 'EXPORT'))
    .$if(due !== undefined, (query) =>
      query.where('r.state', '=', 'OPEN').where('r.due_on', '<', istDate(now)),
    )
    .$if(assigned === 'me', (query) => query.where('r.assigned_to', '=', memberId))
    .$if(assigned === 'nobody', (query) => query.where('r.assigned_to', 'is', null))
    .$if(number !== '%', (query) => query.where('r.number', 'like', number))
    .$if(customerId !== undefined, (query) => query.where('r.customer_id', '=', customerId ?? 0));
}

/** Requests with the names of their customers and of staff. */
export async function toPrivacyRequests(
  db: Db,
  rows: readonly RequestRow[],
  now: Date,
): Promise<PrivacyRequest[]> {
  const members = await listMembersById(
    db,
    rows.flatMap(({ recorded_by, assigned_to, closed_by }) =>
      [recorded_by, assigned_to, closed_by].flatMap((id) => id ?? []),
    ),
  );
  const customers = await nameCustomers(
    db,
    rows.flatMap(({ customer_id }) => customer_id ?? []),
  );
  const member = (id: number | null) => (id === null ? null : (members.get(id) ?? null));
  const today = istDate(now);
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    channel: row.channel,
    identity_proof: row.identity_proof,
    state: row.state,
    outcome: row.outcome,
    customer: (row.customer_id !== null && customers.get(row.customer_id)) || null,
    received_on: row.received_on,
    due_on: row.due_on,
    is_overdue: row.state === 'OPEN' && row.due_on < today,
    assignee: member(row.assigned_to),
    recorded_at: row.recorded_at.toISOString(),
    recorded_by: member(row.recorded_by)?.name ?? '',
    closed_at: toNullableInstant(row.closed_at),
    closed_by: member(row.closed_by)?.name ?? null,
  }));
}

/** Customers by id; a customer without a name gets the name of their newest order. */
async function nameCustomers(db: Db, ids: readonly number[]) {
  const stats = await readOrderingStats(db, ids);
  return new Map(
    [...(await listCustomersById(db, ids))].map(([id, { uid, name }]) => [
      id,
      { uid, name: name ?? stats.get(id)?.name ?? null },
    ]),
  );
}
