import {
  isStandardReport,
  type Report,
  type ReportFrequency,
  reportFrequencies,
  reportPermissions,
  reports,
} from '@sabuja/contract/rules/reports';
import type { Db } from '../../../platform/db/index.ts';
import { listMemberAddresses, type MemberAddress } from '../../staff/index.ts';
import { lastPeriod, type ReportPeriod } from './report-period.ts';

export type DueReport = {
  report: Report;
  frequency: ReportFrequency;
  period: ReportPeriod;
  member: MemberAddress;
};

/**
 * Returns the reports that are due and not settled, for members whose role may read them now, without reports that were
 * due before the member subscribed.
 */
export async function listDueReports(
  db: Db,
  standardMinute: number,
  now: Date,
): Promise<DueReport[]> {
  const chosen = await db.selectFrom('back_office.report_subscriptions').selectAll().execute();
  const due: DueReport[] = [];
  for (const report of reports) {
    const members = await listMemberAddresses(db, reportPermissions[report]);
    for (const member of members)
      for (const frequency of reportFrequencies) {
        const row = chosen.find(
          (one) =>
            one.member_id === member.id && one.report === report && one.frequency === frequency,
        );
        if (row ? row.stopped_at !== null : !isStandardReport(report, frequency)) continue;
        const period = lastPeriod(frequency, row?.minute ?? standardMinute, now);
        const since = row?.since ?? member.createdAt;
        if (period.dueAt > since) due.push({ report, frequency, period, member });
      }
  }
  return withoutSettled(db, due);
}

async function withoutSettled(db: Db, due: readonly DueReport[]): Promise<DueReport[]> {
  if (due.length === 0) return [];
  const settled = await db
    .selectFrom('back_office.report_messages')
    .select(['member_id', 'report', 'frequency', 'due_on'])
    .where('due_on', 'in', [...new Set(due.map(({ period }) => period.dueOn))])
    .execute();
  const keys = new Set(
    settled.map((row) => [row.member_id, row.report, row.frequency, row.due_on].join(' ')),
  );
  return due.filter(
    ({ member, report, frequency, period }) =>
      !keys.has([member.id, report, frequency, period.dueOn].join(' ')),
  );
}
