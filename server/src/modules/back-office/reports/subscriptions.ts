import type { ReportSubscriptions } from '@sabuja/contract';
import {
  isStandardReport,
  type Report,
  type ReportFrequency,
  reportFrequencies,
  reportPermissions,
  reports,
} from '@sabuja/contract/rules/reports';
import { mayStaff, type StaffRole } from '@sabuja/contract/rules/staff-roles';
import { fail } from '@sabuja/kit';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';

export type ReportDeps = {
  db: Db;
  clock: Clock;
  /** The minute of the day, in India, for reports without a chosen time. */
  findStandardMinute: (db: Db | Tx) => Promise<number>;
};
type ReportKey = { report: Report; frequency: ReportFrequency };

const mayRead = (role: StaffRole, report: Report) => mayStaff(role, reportPermissions[report]);

/** Returns the reports that a member gets by e-mail, and those that their role may read. */
export async function listSubscriptions(
  { db, findStandardMinute }: ReportDeps,
  { memberId, role }: Pick<StaffActor, 'memberId' | 'role'>,
): Promise<ReportSubscriptions> {
  const available = reports.filter((report) => mayRead(role, report));
  const rows = await db
    .selectFrom('back_office.report_subscriptions')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  const standardMinute = await findStandardMinute(db);
  const results = available.flatMap((report) =>
    reportFrequencies.flatMap((frequency) => {
      const row = rows.find((one) => one.report === report && one.frequency === frequency);
      const isSent = row ? row.stopped_at === null : isStandardReport(report, frequency);
      return isSent ? [{ report, frequency, time: toTime(row?.minute ?? standardMinute) }] : [];
    }),
  );
  return { results, available };
}

/** Subscribes a member to a report. Fails with NO_REPORT when the role may not read it. */
export const subscribe = (
  deps: ReportDeps,
  actor: StaffActor,
  { time, ...key }: ReportKey & { time: string },
) => change(deps, actor, key, { minute: toMinute(time), stopped: false });

/** Ends a member's subscription to a report. Fails with NO_REPORT when the role may not read it. */
export const unsubscribe = (deps: ReportDeps, actor: StaffActor, key: ReportKey) =>
  change(deps, actor, key, { stopped: true });

async function change(
  deps: ReportDeps,
  actor: StaffActor,
  { report, frequency }: ReportKey,
  { minute, stopped }: { minute?: number; stopped: boolean },
) {
  if (!mayRead(actor.role, report)) return fail('NO_REPORT');
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const changed = { since: now, stopped_at: stopped ? now : null };
    await tx
      .insertInto('back_office.report_subscriptions')
      .values({
        ...{ member_id: actor.memberId, report, frequency },
        minute: minute ?? (await deps.findStandardMinute(tx)),
        ...changed,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'report', 'frequency'])
          .doUpdateSet({ ...changed, ...(minute !== undefined && { minute }) }),
      )
      .execute();
    await recordAudit(
      tx,
      actor,
      {
        action: stopped ? 'report.unsubscribe' : 'report.subscribe',
        ...{ subject: 'report', subjectId: report },
        after: { frequency, ...(minute !== undefined && { time: toTime(minute) }) },
      },
      now,
    );
  });
  return listSubscriptions(deps, actor);
}

const toMinute = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
