import Type from 'typebox';
import { call } from './call.ts';
import { MAX_SEARCH_LENGTH } from './limits.ts';
import { sheetOf } from './media.ts';
import { CashClosing } from './rider-cash.ts';
import { CursorPage, cursorPaging, optionalPeriod } from './schemas.ts';

const filter = {
  ...optionalPeriod,
  q: Type.Optional(
    Type.String({ maxLength: MAX_SEARCH_LENGTH, description: "a part of the rider's name" }),
  ),
  differs: Type.Optional(
    Type.Enum(['yes', 'no'], { type: 'string', description: 'counted and expected differ' }),
  ),
};
const read = { guard: 'staff', may: 'cash.close' } as const;

export const staffCashClosingCalls = {
  'GET /api/v1/staff/cash-closings': call({
    operationId: 'listCashClosings',
    summary: 'The closes of cash of all riders, newest first',
    ...read,
    rate: 'read',
    query: Type.Object({ ...filter, ...cursorPaging(30) }),
    problems: { BAD_DATE: 422 },
    response: CursorPage(CashClosing),
  }),
  'GET /api/v1/staff/cash-closings/csv': call({
    operationId: 'downloadCashClosings',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...read,
    ...sheetOf(filter),
    problems: { BAD_DATE: 422 },
  }),
};
