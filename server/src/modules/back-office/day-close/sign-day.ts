import './tables.ts';
import { fail, type IstDate, isIstDate, istDate, toRupees } from '@sabuja/kit';
import { inTransaction, lockKey } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { BackOfficeDeps } from '../deps.ts';
import { summarizeUnsettledDay } from '../figures/summarize-days.ts';
import {
  findNextToSign,
  readDayClose,
  readLive,
  selectSigned,
  versionOf,
} from './read-day-close.ts';

const LOCK = 'day closes';

/**
 * Signs a day once, in order of date: stores the shown figures and the adjustments of earlier days. Fails with
 * BAD_DATE, NOT_OVER, SIGNED_ALREADY, EARLIER_OPEN (the day before is not signed) or FIGURES_CHANGED.
 */
export async function signDay(
  { db, clock }: BackOfficeDeps,
  actor: StaffActor,
  { day, version }: { day: string; version: string },
) {
  const now = clock.now();
  if (!isIstDate(day)) return fail('BAD_DATE');
  if (day >= istDate(now)) return fail('NOT_OVER');
  // Sales come from the sums of the day, which the job may not have stored since the day ended.
  await summarizeUnsettledDay(db, day, now);
  return inTransaction(db, async (tx) => {
    await lockKey(tx, LOCK);
    const signed = await selectSigned(tx).where('day', '=', day).executeTakeFirst();
    if (signed) return fail('SIGNED_ALREADY');
    const next = await findNextToSign(tx);
    if (next !== undefined && next !== day) return fail('EARLIER_OPEN');
    const shown = await readLive(tx, day, true);
    if (versionOf(shown) !== version) return fail('FIGURES_CHANGED');
    const { id } = await tx
      .insertInto('back_office.day_closes')
      .values({
        day,
        signed_by: actor.memberId,
        signed_at: now,
        safe_paise: shown.safePaise,
        open_differences: shown.openDifferences,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = [...shown.figures, ...shown.adjustments].map((row) => ({
      close_id: id,
      of_day: row.day,
      figure: row.figure,
      amount_paise: row.paise,
    }));
    if (rows.length > 0)
      await tx.insertInto('back_office.day_close_figures').values(rows).execute();
    const after = {
      safe: toRupees(shown.safePaise),
      open_differences: shown.openDifferences,
      version,
    };
    await recordAudit(tx, actor, { ...entryOf('day.sign', day), after }, now);
    return readDayClose(tx, day, now);
  });
}

/**
 * Reopens the last signed day, with a reason; the signed figures stay stored. Fails with BAD_DATE, NOT_SIGNED or
 * LATER_SIGNED.
 */
export function reopenDay(
  { db, clock }: BackOfficeDeps,
  actor: StaffActor,
  { day, reason }: { day: string; reason: string },
) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    if (!isIstDate(day)) return fail('BAD_DATE');
    await lockKey(tx, LOCK);
    const last = await selectSigned(tx).limit(1).executeTakeFirst();
    if (!last || last.day < day) return fail('NOT_SIGNED');
    const signed = await selectSigned(tx).where('day', '=', day).executeTakeFirst();
    if (!signed) return fail('NOT_SIGNED');
    if (last.day !== day) return fail('LATER_SIGNED');
    await tx
      .updateTable('back_office.day_closes')
      .set({ reopened_by: actor.memberId, reopened_at: now, reopen_reason: reason.trim() })
      .where('id', '=', signed.id)
      .execute();
    await recordAudit(tx, actor, { ...entryOf('day.reopen', day), reason: reason.trim() }, now);
    return readDayClose(tx, day, now);
  });
}

const entryOf = (action: string, day: IstDate) => ({ action, subject: 'day', subjectId: day });
