import { MAX_REQUESTED_REPORTS } from '@sabuja/contract/limits';
import {
  type Report,
  type ReportFrequency,
  reportPermissions,
} from '@sabuja/contract/rules/reports';
import { mayStaff } from '@sabuja/contract/rules/staff-roles';
import { addTime, fail, hours, istDate } from '@sabuja/kit';
import { inTransaction, lockKey, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { listMemberAddresses } from '../../staff/index.ts';
import { lastPeriod } from './report-period.ts';
import { isSettled, reportReaders } from './report-readers.ts';
import { enqueueReport, type SendReportDeps } from './send-reports.ts';

type Deps = Omit<SendReportDeps, 'findStandardMinute'>;
type RequestedReport = { report: Report; frequency: ReportFrequency };

/**
 * Sends the report of the last period at once to the member who requests it, even if it was sent before; `sent` is
 * false when there is nothing to report. Fails with NO_REPORT when the role may not read it, NOT_SUMMED while the
 * figures of the period are not final, or TOO_MANY_REPORTS (in the last hour).
 */
export async function sendRequestedReport(
  deps: Deps,
  actor: StaffActor,
  requested: RequestedReport,
) {
  const { db, clock } = deps;
  const { report, frequency } = requested;
  if (!mayStaff(actor.role, reportPermissions[report])) return fail('NO_REPORT');
  const now = clock.now();
  const { from, to } = lastPeriod(frequency, 0, now);
  if (!(await isSettled(db, report, to))) return fail('NOT_SUMMED');
  const members = await listMemberAddresses(db, reportPermissions[report]);
  const member = members.find(({ id }) => id === actor.memberId);
  if (!member) return fail('NO_REPORT');
  const counted = await inTransaction(db, (tx) => countRequest(tx, actor.memberId, requested, now));
  if (counted === 'too many') return fail('TOO_MANY_REPORTS');
  const content = await reportReaders[report](db, {
    period: { from, to },
    locale: member.language ?? 'en',
    today: istDate(now),
  });
  if (!content) return { sent: false, to: member.email };
  await inTransaction(db, (tx) =>
    enqueueReport(deps, tx, { ...requested, member, content, isRequested: true }, now),
  );
  return { sent: true, to: member.email };
}

/** Counts a requested report towards the member's limit per hour. */
async function countRequest(
  tx: Tx,
  memberId: number,
  requested: RequestedReport,
  now: Date,
): Promise<'counted' | 'too many'> {
  await lockKey(tx, `requested reports ${memberId}`);
  await tx
    .deleteFrom('back_office.requested_reports')
    .where('member_id', '=', memberId)
    .where('requested_at', '<=', addTime(now, -hours(1)))
    .execute();
  const { count } = await tx
    .selectFrom('back_office.requested_reports')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_REQUESTED_REPORTS) return 'too many';
  await tx
    .insertInto('back_office.requested_reports')
    .values({ member_id: memberId, ...requested, requested_at: now })
    .execute();
  return 'counted';
}
