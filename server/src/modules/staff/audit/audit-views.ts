import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { addDays, type IstDate, isIstDate, startOfIstDay } from '@sabuja/kit';
import type { Db } from '../../../platform/db/index.ts';
import { descending, type Paging, selectPage, toPage } from '../../../platform/http/index.ts';

export type AuditFilter = {
  from?: IstDate;
  to?: IstDate;
  member?: string;
  action?: string;
  subject?: string;
  subject_id?: string;
  /** The id of the last entry to include. */
  until?: number;
};

/** False for a day that the calendar does not have. */
export const hasValidDays = ({ from, to }: AuditFilter): boolean =>
  [from, to].every((day) => day === undefined || isIstDate(day));

/** A page of the audit log, newest first; with personal values only for roles that may see customers' contacts. */
export async function listAudit(db: Db, role: StaffRole, filter: AuditFilter & Paging) {
  const showsPersonal = mayStaff(role, 'customers.contact');
  const found = await selectPage(selectEntries(db, filter), [descending('a.id')], filter);
  return toPage(found, filter, (row) => ({
    ...row,
    at: row.at.toISOString(),
    personal: showsPersonal ? row.personal : null,
  }));
}

const selectEntries = (db: Db, filter: AuditFilter) =>
  auditQuery(db, filter)
    .leftJoin('staff.audit_personal as p', 'p.audit_id', 'a.id')
    .select(['a.id', 'a.at', 'a.role', 'a.action', 'a.subject', 'a.subject_id'])
    .select(['a.before', 'a.after', 'a.reason', 'a.request_id', 'a.address'])
    .select(['m.name as member', 'p.values as personal']);

/** The days of the filter are days in India. */
const auditQuery = (
  db: Db,
  { from, to, member, action, subject, subject_id, until }: AuditFilter,
) =>
  db
    .selectFrom('staff.audit as a')
    .leftJoin('staff.members as m', 'm.id', 'a.member_id')
    .$if(from !== undefined, (query) => query.where('a.at', '>=', startOfIstDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('a.at', '<', startOfIstDay(addDays(to ?? '', 1))))
    .$if(member !== undefined, (query) => query.where('m.uid', '=', member ?? ''))
    .$if(action !== undefined, (query) => query.where('a.action', '=', action ?? ''))
    .$if(subject !== undefined, (query) => query.where('a.subject', '=', subject ?? ''))
    .$if(until !== undefined, (query) => query.where('a.id', '<=', until ?? 0))
    .$if(subject_id !== undefined, (query) => query.where('a.subject_id', '=', subject_id ?? ''));
