import { staffDayCloseCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import { sendSheet } from '../../../platform/sheets/write-sheet.ts';
import { text } from '../../../platform/texts/index.ts';
import { recordExport } from '../../staff/index.ts';
import type { BackOfficeDeps } from '../deps.ts';
import { listDayCloses, MAX_LISTED_DAYS, readDayClose } from './read-day-close.ts';
import { reopenDay, signDay } from './sign-day.ts';

const problems = {
  BAD_PERIOD: () => ({
    status: 422,
    field: 'from',
    message: text`Please choose a first and a last day, at most ${MAX_LISTED_DAYS} days.`,
  }),
  BAD_DATE: () => ({ status: 422, field: 'date', message: 'Please choose a day up to today.' }),
  NOT_OVER: () => ({ status: 409, message: 'This day is not over yet.' }),
  SIGNED_ALREADY: () => ({ status: 409, message: 'This day is signed already.' }),
  EARLIER_OPEN: () => ({
    status: 409,
    message: 'Days are signed one after the other. Please sign the earlier day first.',
  }),
  FIGURES_CHANGED: () => ({
    status: 409,
    message: 'The figures have changed since they were shown. Please look at them again.',
  }),
  NOT_SIGNED: () => ({ status: 409, message: 'This day is not signed.' }),
  LATER_SIGNED: () => ({
    status: 409,
    message: 'A later day is signed. Please reopen that one first.',
  }),
} satisfies ProblemsOf<typeof staffDayCloseCalls>;

/** Mounts the calls of the day close, for owner, manager and accounts. */
export function staffDayCloseRoutes(context: MountContext, deps: BackOfficeDeps): void {
  const { db, clock } = deps;
  mountCalls(context, {
    calls: staffDayCloseCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/day-closes': ({ query }) => listDayCloses(db, query, clock.now()),
      'GET /api/v1/staff/day-closes/{date}': ({ params }) =>
        readDayClose(db, params.date, clock.now()),
      'GET /api/v1/staff/day-closes/{date}/csv': async ({ actor, params, query, http }) => {
        const close = await readDayClose(db, params.date, clock.now());
        if ('code' in close) return close;
        const rows = [
          ...close.figures.map(({ figure, amount }) => [close.date, figure, amount]),
          ...close.adjustments.map(({ of, figure, amount }) => [of, figure, amount]),
          [close.date, 'safe', close.safe],
        ];
        const entry = { action: 'day.export', subject: 'day', subjectId: close.date };
        await recordExport(deps, actor, { ...entry, filter: query, rows: rows.length });
        const columns = columnsOf(['day', 'figure', 'amount'], { rupees: ['amount'] });
        const file = { name: `day-close-${close.date}`, format: query.format };
        return sendSheet(http.reply, file, { columns, rows });
      },
      'POST /api/v1/staff/day-closes/{date}/sign': ({ actor, params, body }) =>
        signDay(deps, actor, { day: params.date, ...body }),
      'POST /api/v1/staff/day-closes/{date}/reopen': ({ actor, params, body }) =>
        reopenDay(deps, actor, { day: params.date, ...body }),
    },
  });
}
