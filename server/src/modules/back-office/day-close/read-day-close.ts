import './tables.ts';
import { createHash } from 'node:crypto';
import type { DayClose, DayCloseRow } from '@sabuja/contract';
import {
  addDays,
  daysBetween,
  fail,
  type IstDate,
  isIstDate,
  istDate,
  toRupees,
} from '@sabuja/kit';
import type { Selectable } from 'kysely';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tables, Tx } from '../../../platform/db/db.ts';
import { findOpening } from '../../content/index.ts';
import { ADJUSTED_DAYS, readSafeAt } from '../../orders/index.ts';
import { countSettlementDifferences } from '../../payments/index.ts';
import { listMemberNames } from '../../staff/index.ts';
import { type DayFigure, sumFigures } from './sum-figures.ts';

export const MAX_LISTED_DAYS = 62;

type CloseRow = Selectable<Tables['back_office.day_closes']>;

/** The signed days that are not reopened, newest first. */
export const selectSigned = (db: Db | Tx) =>
  db
    .selectFrom('back_office.day_closes')
    .selectAll()
    .where('reopened_at', 'is', null)
    .orderBy('day', 'desc');

/** The content of a day close, live or as it was signed. */
export type ShownClose = {
  figures: DayFigure[];
  adjustments: DayFigure[];
  safePaise: number;
  openDifferences: number;
};

/** Reads the live figures of a day, with adjustments when it is the next day to sign. */
export async function readLive(db: Db | Tx, day: IstDate, isNext: boolean): Promise<ShownClose> {
  return {
    figures: await sumFigures(db, day, day),
    adjustments: isNext ? await listAdjustments(db, day) : [],
    safePaise: await readSafeAt(db, day),
    openDifferences: await countSettlementDifferences(db),
  };
}

/**
 * Returns by how much the live figures of signed days before `day` differ from the signed figures plus earlier
 * adjustments.
 */
async function listAdjustments(db: Db | Tx, day: IstDate): Promise<DayFigure[]> {
  const first = addDays(day, -ADJUSTED_DAYS);
  const signed = await selectSigned(db).where('day', '>=', first).where('day', '<', day).execute();
  const oldest = signed.at(-1)?.day;
  if (oldest === undefined) return [];
  const days = new Set(signed.map((close) => close.day));
  const live = (await sumFigures(db, oldest, addDays(day, -1))).filter((row) => days.has(row.day));
  const recorded = await db
    .selectFrom('back_office.day_close_figures as f')
    .innerJoin('back_office.day_closes as c', 'c.id', 'f.close_id')
    .select(['f.of_day as day', 'f.figure', 'f.amount_paise'])
    .where('c.reopened_at', 'is', null)
    .where('f.of_day', '>=', oldest)
    .where('f.of_day', '<', day)
    .execute();
  const sums = new Map<string, DayFigure>();
  const add = ({ day: of, figure, paise }: DayFigure) => {
    const key = `${of} ${figure}`;
    sums.set(key, { day: of, figure, paise: (sums.get(key)?.paise ?? 0) + paise });
  };
  for (const row of live) add(row);
  for (const { amount_paise, ...row } of recorded) add({ ...row, paise: -amount_paise });
  return [...sums.values()]
    .filter(({ paise }) => paise !== 0)
    .sort((a, b) => `${a.day} ${a.figure}`.localeCompare(`${b.day} ${b.figure}`, 'en'));
}

async function readSigned(db: Db | Tx, close: CloseRow): Promise<ShownClose> {
  const rows = await db
    .selectFrom('back_office.day_close_figures')
    .select(['of_day as day', 'figure', 'amount_paise as paise'])
    .where('close_id', '=', close.id)
    .orderBy('of_day')
    .orderBy('figure')
    .execute();
  return {
    figures: rows.filter(({ day }) => day === close.day),
    adjustments: rows.filter(({ day }) => day !== close.day),
    safePaise: close.safe_paise,
    openDifferences: close.open_differences,
  };
}

/** Hash of the shown figures: a signature is valid only for exactly these. */
export const versionOf = (shown: ShownClose): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);

/** Returns the day after the last signed one; undefined when no day is signed. */
export async function findNextToSign(db: Db | Tx): Promise<IstDate | undefined> {
  const last = await selectSigned(db).limit(1).executeTakeFirst();
  return last && addDays(last.day, 1);
}

/**
 * Returns the close of a day, amounts in rupees. Fails with BAD_DATE for a day that does not exist or is in the future.
 */
export async function readDayClose(db: Db | Tx, day: string, now: Date) {
  const today = istDate(now);
  if (!isIstDate(day) || day > today) return fail('BAD_DATE');
  const closes = await db
    .selectFrom('back_office.day_closes')
    .selectAll()
    .where('day', '=', day)
    .orderBy('id')
    .execute();
  const signed = closes.find(({ reopened_at }) => reopened_at === null);
  const next = await findNextToSign(db);
  const isNext = next === undefined || next === day;
  const shown = signed ? await readSigned(db, signed) : await readLive(db, day, isNext);
  const names = await listMemberNames(
    db,
    closes.flatMap(({ signed_by, reopened_by }) => [signed_by, reopened_by ?? 0]),
  );
  const nameOf = (id: number | null) => names.get(id ?? 0) ?? null;
  const view: DayClose = {
    date: day,
    state: signed ? 'signed' : day === today ? 'running' : 'open',
    figures: shown.figures.map(({ figure, paise }) => ({ figure, amount: toRupees(paise) })),
    adjustments: shown.adjustments.map(({ day: of, figure, paise }) => ({
      of,
      figure,
      amount: toRupees(paise),
    })),
    safe: toRupees(shown.safePaise),
    open_differences: shown.openDifferences,
    version: versionOf(shown),
    can_sign: !signed && day < today && isNext,
    can_reopen: signed !== undefined && next === addDays(day, 1),
    next_to_sign: next !== undefined && next < today ? next : null,
    signed_by: signed ? nameOf(signed.signed_by) : null,
    signed_at: toNullableInstant(signed?.signed_at),
    reopened: closes.flatMap((close) =>
      close.reopened_at && close.reopen_reason
        ? [
            {
              signed_by: nameOf(close.signed_by),
              signed_at: close.signed_at.toISOString(),
              by: nameOf(close.reopened_by),
              at: close.reopened_at.toISOString(),
              reason: close.reopen_reason,
            },
          ]
        : [],
    ),
  };
  return view;
}

/** Returns the day on which the shop opened, or an earlier one that is signed; undefined before the shop opens. */
async function findFirstDay(db: Db): Promise<IstDate | undefined> {
  const opening = await findOpening(db);
  const oldest = await selectSigned(db).clearOrderBy().orderBy('day').limit(1).executeTakeFirst();
  const days = [opening && istDate(opening.opened_at), oldest?.day].filter(
    (day) => day !== undefined,
  );
  return days.sort()[0];
}

/**
 * Lists the day closes of a period, newest first, from the day on which the shop opened up to today. Fails with
 * BAD_PERIOD.
 */
export async function listDayCloses(db: Db, { from, to }: { from: string; to: string }, now: Date) {
  if (!isIstDate(from) || !isIstDate(to) || from > to) return fail('BAD_PERIOD');
  if (daysBetween(from, to) >= MAX_LISTED_DAYS) return fail('BAD_PERIOD');
  const today = istDate(now);
  const last = to > today ? today : to;
  const opened = await findFirstDay(db);
  const first = opened !== undefined && opened > from ? opened : from;
  const signed = await selectSigned(db).where('day', '>=', from).where('day', '<=', last).execute();
  const sales = await db
    .selectFrom('back_office.day_close_figures')
    .select(['close_id', 'of_day'])
    .select((e) => e.fn.sum<number>('amount_paise').as('paise'))
    .where('figure', 'like', 'sales.%')
    .where('of_day', '>=', from)
    .where('of_day', '<=', last)
    .groupBy(['close_id', 'of_day'])
    .execute();
  const names = await listMemberNames(
    db,
    signed.map(({ signed_by }) => signed_by),
  );
  const count = opened === undefined || first > last ? 0 : daysBetween(first, last) + 1;
  const results = Array.from({ length: count }, (_, i): DayCloseRow => {
    const date = addDays(last, -i);
    const close = signed.find(({ day }) => day === date);
    const sum = sales.find(({ close_id, of_day }) => close_id === close?.id && of_day === date);
    return {
      date,
      state: close ? 'signed' : date === today ? 'running' : 'open',
      sales: close ? toRupees(Number(sum?.paise ?? 0)) : null,
      signed_by: close ? (names.get(close.signed_by) ?? null) : null,
      signed_at: toNullableInstant(close?.signed_at),
    };
  });
  return { results };
}
