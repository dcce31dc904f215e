import Type from 'typebox';
import { call } from './call.ts';
import { sheetFile, sheetFormat } from './media.ts';
import { CursorPage, cursorPaging, DateText } from './schemas.ts';
import { CashClosing } from './staff-dispatch.ts';

const filter = {
  from: Type.Optional(Type.String({ ...DateText, description: 'the first day in India' })),
  to: Type.Optional(Type.String({ ...DateText, description: 'the last day in India' })),
  q: Type.Optional(Type.String({ maxLength: 100, description: "a part of the rider's name" })),
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
    rate: 'file',
    query: Type.Object({ ...filter, ...sheetFormat }),
    problems: { BAD_DATE: 422 },
    ...sheetFile,
  }),
};
