import { reportPermissions } from '@sabuja/contract/rules/reports';
import { formatIstDay, type IstDate, istDate } from '@sabuja/kit';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { type Message, text } from '../../../platform/texts/index.ts';
import { throwFailures, tryEach } from '../../../platform/try-each.ts';
import { claimStockMessage } from '../../catalogue/index.ts';
import type { EnqueueMessage } from '../../notifications/index.ts';
import { hasPermission, type MemberAddress, recordAudit } from '../../staff/index.ts';
import type { ReportContent } from './contents/report-content.ts';
import { type DueReport, listDueReports } from './list-due-reports.ts';
import { isSettled, reportReaders } from './report-readers.ts';
import type { ReportDeps } from './subscriptions.ts';

export type SendReportDeps = ReportDeps & {
  enqueueMessage: EnqueueMessage;
  readShopName: (tx: Tx) => Promise<string>;
  /** The shop's address, for the links. */
  origin: () => string;
};

/**
 * Sends each due report by e-mail, once to each reader, even if several servers run the job. A report that fails does
 * not stop the others, and is retried at the next run.
 * @throws AggregateError with the errors of the failed reports
 */
export async function sendReports(deps: SendReportDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const reports = await listDueReports(db, await deps.findStandardMinute(db), now);
  const failures = await tryEach(reports, async (due) => {
    // The figures of a day are final some time after it has ended.
    if (!(await isSettled(db, due.report, due.period.to))) return;
    await sendReport(deps, due, now);
  });
  throwFailures(failures, 'reports could not be sent');
}

async function sendReport(deps: SendReportDeps, due: DueReport, now: Date): Promise<void> {
  const { from, to } = due.period;
  const content = await reportReaders[due.report](deps.db, {
    period: { from, to },
    locale: due.member.language ?? 'en',
    today: istDate(now),
  });
  await inTransaction(deps.db, async (tx) => {
    const { report, member } = due;
    if (!(await hasPermission(tx, member.id, reportPermissions[report]))) return;
    const isClaimed = await claim(tx, due, { now, hasMessage: content !== undefined });
    if (isClaimed && content) await enqueueReport(deps, tx, { ...due, content }, now);
  });
}

/** Claims a period of a report for one reader; false when it was claimed before. */
async function claim(
  tx: Tx,
  { report, frequency, period, member }: DueReport,
  { now, hasMessage }: { now: Date; hasMessage: boolean },
): Promise<boolean> {
  const claimed = await tx
    .insertInto('back_office.report_messages')
    .values({
      ...{ member_id: member.id, report, frequency, due_on: period.dueOn },
      ...{ settled_at: now, has_message: hasMessage },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (claimed === undefined) return false;
  return report !== 'stock' || frequency !== 'daily' || claimStockMessage(tx, period.dueOn, now);
}

type Sending = Pick<DueReport, 'report' | 'frequency'> & {
  member: MemberAddress;
  content: ReportContent;
  /** Sent because the member asked for it now. */
  isRequested?: boolean;
};

/** Enqueues the message of a report, and records in the audit log what its reader got. */
export async function enqueueReport(
  deps: Omit<SendReportDeps, 'findStandardMinute'>,
  tx: Tx,
  { report, frequency, member, content, isRequested = false }: Sending,
  now: Date,
): Promise<void> {
  const shop = await deps.readShopName(tx);
  const { from, to } = content.period;
  const variables = {
    ...{ shop, name: member.name, lines: content.lines },
    subject: content.subject(shop),
    period: formatPeriod(from, to),
    link: `${deps.origin()}${content.path}`,
    footer: footers[isRequested ? 'requested' : frequency](`${deps.origin()}/console/account`),
  };
  const language = member.language ?? 'en';
  await deps.enqueueMessage(
    tx,
    {
      ...{ channel: 'email', template: 'staff_report', to: member.email, customerId: null },
      ...{ language, variables },
    },
    now,
  );
  const entry = { action: 'report.send', subject: 'report', subjectId: report };
  const after = {
    frequency,
    from,
    to,
    rows: content.rows,
    ...(isRequested && { requested: true }),
  };
  const reader = { memberId: member.id, role: member.role };
  await recordAudit(tx, reader, { ...entry, after }, now);
}

const footers = {
  requested: (link: string) =>
    text`You asked for this one. What you get regularly is chosen here: ${link}`,
  daily: (link: string) => text`You get this every day. Change or stop it here: ${link}`,
  weekly: (link: string) => text`You get this every week. Change or stop it here: ${link}`,
  monthly: (link: string) => text`You get this every month. Change or stop it here: ${link}`,
};

const formatPeriod = (from: IstDate, to: IstDate): Message =>
  from === to ? formatIstDay(from) : text`${formatIstDay(from)} to ${formatIstDay(to)}`;
