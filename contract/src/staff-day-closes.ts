import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { sheetOf } from './media.ts';
import { DateText, Instant, Nullable, period, Reason, Rupees } from './schemas.ts';

const State = Type.Enum(['running', 'open', 'signed'], { type: 'string' });

export const CloseFigure = Type.Object({
  figure: Type.String({ description: "such as 'sales.COD', 'online.refunds', 'cash.deposited'" }),
  amount: Rupees(),
});
export type CloseFigure = Static<typeof CloseFigure>;

/** The close of a day in India. */
export const DayClose = Type.Object({
  date: DateText,
  state: State,
  figures: Type.Array(CloseFigure, { description: 'as signed, or as they are now' }),
  adjustments: Type.Array(Type.Object({ of: DateText, ...CloseFigure.properties }), {
    description: 'of signed days, by what changed since; of the next day that is signed',
  }),
  safe: Rupees({ description: 'in the safe at the end of the day' }),
  open_differences: Type.Integer({ description: 'of settlements' }),
  version: Type.String({ description: 'of what is shown' }),
  can_sign: Type.Boolean({ description: 'it is over, and the next one to sign' }),
  can_reopen: Type.Boolean({ description: 'it is the last one that was signed' }),
  next_to_sign: Nullable(DateText),
  signed_by: Nullable(Type.String()),
  signed_at: Nullable(Instant),
  reopened: Type.Array(
    Type.Object({
      signed_by: Nullable(Type.String()),
      signed_at: Instant,
      by: Nullable(Type.String()),
      at: Instant,
      reason: Type.String(),
    }),
    { description: 'earlier signatures that were taken back' },
  ),
});
export type DayClose = Static<typeof DayClose>;

export const DayCloseRow = Type.Object({
  date: DateText,
  state: State,
  sales: Nullable(Rupees({ description: 'as signed' })),
  signed_by: Nullable(Type.String()),
  signed_at: Nullable(Instant),
});
export type DayCloseRow = Static<typeof DayCloseRow>;

const read = { guard: 'staff', may: 'days.read' } as const;
const params = Type.Object({ date: DateText });

export const staffDayCloseCalls = {
  'GET /api/v1/staff/day-closes': call({
    operationId: 'listDayCloses',
    summary: 'Days and whether they are signed, newest first; at most 62',
    ...read,
    rate: 'read',
    query: Type.Object(period),
    problems: { BAD_PERIOD: 422 },
    response: Type.Object({ results: Type.Array(DayCloseRow) }),
  }),
  'GET /api/v1/staff/day-closes/{date}': call({
    operationId: 'getDayClose',
    summary: 'The close of a day, with its figures and adjustments',
    ...read,
    rate: 'read',
    params,
    problems: { BAD_DATE: 422 },
    response: DayClose,
  }),
  'GET /api/v1/staff/day-closes/{date}/csv': call({
    operationId: 'downloadDayClose',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    params,
    ...sheetOf({}),
    problems: { BAD_DATE: 422 },
  }),
  'POST /api/v1/staff/day-closes/{date}/sign': call({
    operationId: 'signDay',
    summary: 'Sign a day as it is shown, once; days are signed one after the other',
    guard: 'staff',
    may: 'days.sign',
    recentFactor: true,
    rate: 'write',
    params,
    body: Type.Object({ version: Type.String({ maxLength: 64 }) }),
    problems: {
      BAD_DATE: 422,
      NOT_OVER: 409,
      SIGNED_ALREADY: 409,
      EARLIER_OPEN: 409,
      FIGURES_CHANGED: 409,
    },
    response: DayClose,
  }),
  'POST /api/v1/staff/day-closes/{date}/reopen': call({
    operationId: 'reopenDay',
    summary: 'Take the last signature back, with a reason; it stays recorded',
    guard: 'staff',
    may: 'days.reopen',
    recentFactor: true,
    rate: 'write',
    params,
    body: Type.Object({ reason: Reason }),
    invalid: { reason: 'Please give a reason.' },
    problems: { BAD_DATE: 422, NOT_SIGNED: 409, LATER_SIGNED: 409 },
    response: DayClose,
  }),
};
