import { istDate } from '@sabuja/kit';
import { sql } from 'kysely';
import { type Db, istZone, type Tx } from '../../../platform/db/index.ts';

/** Open requests whose last day in India is over, with the moment it ended. */
export const selectOverdueRequests = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('back_office.privacy_requests')
    .select(['number', 'kind'])
    .select(sql<Date>`(due_on + 1)::timestamp at time zone ${istZone}`.as('at'))
    .where('state', '=', 'OPEN')
    .where('due_on', '<', istDate(now));
