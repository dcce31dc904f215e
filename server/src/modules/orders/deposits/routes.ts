import { type CashDeposit, staffDepositCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import { text } from '../../../platform/texts/index.ts';
import { exportSheet } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { checkDepositFilter, listDeposits, readSafe } from './read-deposits.ts';
import { cancelDeposit, recordDeposit, verifyDeposit } from './record-deposit.ts';
import { ADJUSTED_DAYS } from './sum-cash-by-day.ts';

export const depositProblems = {
  BAD_DATE: () => ({
    status: 422,
    field: 'date',
    message: text`Please choose a day up to today, at most ${ADJUSTED_DAYS} days back, on which so much cash was in the safe.`,
  }),
  BAD_AMOUNT: () => ({ status: 422, field: 'amount', message: 'Please enter an amount above 0.' }),
  SLIP_NEEDED: () => ({
    status: 422,
    field: 'slip',
    message: 'Please enter the number of the deposit slip.',
  }),
  ACCOUNT_NEEDED: () => ({
    status: 422,
    field: 'account',
    message: 'Please name the bank account.',
  }),
  REASON_NEEDED: () => ({ status: 422, field: 'reason', message: 'Please give a reason.' }),
  TOO_MUCH: () => ({
    status: 409,
    field: 'amount',
    message: 'This is more than riders have handed in and is in the safe.',
  }),
  SLIP_TAKEN: () => ({
    status: 409,
    field: 'slip',
    message: 'This slip of this account is recorded already.',
  }),
  NO_DEPOSIT: () => ({ status: 404, message: 'This deposit was not found.' }),
  OWN_DEPOSIT: () => ({
    status: 409,
    message: 'You recorded this deposit yourself. Somebody else verifies it.',
  }),
  SETTLED_ALREADY: () => ({
    status: 409,
    message: 'This deposit is verified or taken back already.',
  }),
} satisfies ProblemsOf<typeof staffDepositCalls>;

const names = [
  ...['uid', 'kind', 'state', 'date', 'amount', 'slip', 'account', 'reason', 'recorded_by'],
  ...['recorded_at', 'bank_date', 'bank_amount', 'difference_reason', 'verified_by'],
  ...['cancelled_by', 'cancel_reason'],
] as (keyof CashDeposit)[];
const columns = columnsOf(names, {
  rupees: ['amount', 'bank_amount'],
  instant: ['recorded_at'],
});

/** The routes of the safe and its deposits, for owner, manager and accounts. */
export function staffDepositRoutes(
  context: MountContext,
  deps: Pick<OrderDeps, 'db' | 'clock'>,
): void {
  const { db } = deps;
  mountCalls(context, {
    calls: staffDepositCalls,
    problems: depositProblems,
    handlers: {
      'GET /api/v1/staff/cash-deposits': async ({ actor, query }) =>
        checkDepositFilter(query) ?? listDeposits(db, actor, query),
      'GET /api/v1/staff/cash-deposits/csv': async ({ actor, query, http }) => {
        const { format, ...filter } = query;
        const failure = checkDepositFilter(filter);
        if (failure) return failure;
        const sheet = await listSheet(
          columns,
          (paging) => listDeposits(db, actor, { ...filter, ...paging }),
          (row) => names.map((name) => row[name]),
        );
        return exportSheet(
          deps,
          { actor, reply: http.reply, format },
          {
            ...{ action: 'deposits.export', subject: 'deposits', subjectId: 'deposits' },
            ...{ filter: query, name: 'cash-deposits', sheet },
          },
        );
      },
      'GET /api/v1/staff/safe': () => readSafe(db),
      'POST /api/v1/staff/cash-deposits': ({ actor, body }) => recordDeposit(deps, actor, body),
      'POST /api/v1/staff/cash-deposits/{uid}/verify': ({ actor, params, body }) =>
        verifyDeposit(deps, actor, { ...params, ...body }),
      'POST /api/v1/staff/cash-deposits/{uid}/cancel': ({ actor, params, body }) =>
        cancelDeposit(deps, actor, { ...params, ...body }),
    },
  });
}
