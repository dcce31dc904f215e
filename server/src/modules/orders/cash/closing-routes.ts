import { staffCashClosingCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import { exportSheet } from '../../staff/index.ts';
import type { OrderDeps } from '../deps.ts';
import { staffOrderProblems } from '../staff/problems.ts';
import { checkClosingFilter, listClosings } from './list-closings.ts';

const problems = {
  BAD_DATE: staffOrderProblems.BAD_DATE,
} satisfies ProblemsOf<typeof staffCashClosingCalls>;

const names = [
  ...(['uid', 'closed_at', 'rider', 'expected', 'counted', 'difference'] as const),
  ...(['reason', 'closed_by'] as const),
] as const;
const columns = columnsOf(names, {
  rupees: ['expected', 'counted', 'difference'],
  instant: ['closed_at'],
});

/** The routes that list and export the cash closes of all riders. */
export function staffCashClosingRoutes(
  context: MountContext,
  deps: Pick<OrderDeps, 'db' | 'clock'>,
): void {
  const { db } = deps;
  mountCalls(context, {
    calls: staffCashClosingCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/cash-closings': async ({ query }) =>
        checkClosingFilter(query) ?? listClosings(db, query),
      'GET /api/v1/staff/cash-closings/csv': async ({ actor, query, http }) => {
        const { format, ...filter } = query;
        const failure = checkClosingFilter(filter);
        if (failure) return failure;
        const sheet = await listSheet(
          columns,
          (paging) => listClosings(db, { ...filter, ...paging }),
          (row) => names.map((name) => row[name]),
        );
        const entry = { action: 'cash.export', subject: 'cash', name: 'cash-closings' };
        const request = { actor, reply: http.reply, format };
        return exportSheet(deps, request, { ...entry, filter: query, sheet });
      },
    },
  });
}
