import { type SheetFormat, staffSettlementCalls } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  type StaffActor,
} from '../../../platform/http/index.ts';
import { sheetProblems } from '../../../platform/sheets/sheet-problems.ts';
import type { Sheet, sendSheet } from '../../../platform/sheets/write-sheet.ts';
import { text } from '../../../platform/texts/index.ts';
import { exportSheet } from '../../staff/index.ts';
import type { PaymentDeps } from '../deps.ts';
import { fetchSettlements } from './fetch-settlements.ts';
import { countSettlementDifferences, listDifferences } from './read-differences.ts';
import {
  checkFilter,
  findSettlement,
  listSettlementLines,
  listSettlements,
} from './read-settlements.ts';
import { listSettledSums, listSources } from './read-sums.ts';
import { confirmSettlement, resolveDifference } from './resolve-difference.ts';
import { differencesSheet, linesSheet, settlementsSheet, sumsSheet } from './settlement-sheets.ts';
import { uploadSettlements } from './upload-settlements.ts';

const problems = {
  ...sheetProblems,
  BAD_PERIOD: () => ({
    status: 422,
    field: 'from',
    message: 'Please choose a first and a last day.',
  }),
  BAD_DATE: () => ({ status: 422, field: 'date', message: 'Please choose a day up to today.' }),
  NO_SETTLEMENT: () => ({ status: 404, message: 'This settlement was not found.' }),
  NO_DIFFERENCE: () => ({
    status: 404,
    message: 'This difference is not open any more. Please load the page again.',
  }),
  CONFIRMED_ALREADY: () => ({
    status: 409,
    message: 'Somebody has recorded what the bank shows of this settlement.',
  }),
  NO_REPORTS: () => ({ status: 409, message: 'No payment provider reports its settlements.' }),
  REPORTS_REFUSED: ({ provider, message }: { provider: string; message: string }) => ({
    status: 409,
    message: text`${provider} refused to report its settlements: ${message} You can upload its file instead.`,
  }),
  REPORTS_UNAVAILABLE: ({ provider }: { provider: string }) => ({
    status: 502,
    message: text`${provider} does not respond. Please try again later.`,
  }),
  BAD_CELL: ({ line, column }: { line: number; column: string }) => ({
    status: 422,
    message: text`Row ${line} of this file has a value in “${column}” that cannot be read.`,
    field: 'file',
  }),
} satisfies ProblemsOf<typeof staffSettlementCalls>;

type Reply = Parameters<typeof sendSheet>[0];
type Export = { name: string; query: { format?: SheetFormat }; sheet: Sheet & { total: number } };

/** Mounts the calls by which owner, manager and accounts read and check the settlements of payment providers. */
export function staffSettlementRoutes(context: MountContext, deps: PaymentDeps): void {
  const { db } = deps;
  const send = async (reply: Reply, actor: StaffActor, { name, query, sheet }: Export) => {
    const entry = { action: 'settlements.export', subject: 'settlements', subjectId: name };
    const request = { actor, reply, format: query.format };
    return exportSheet(deps, request, { ...entry, filter: query, name, sheet });
  };
  const withDifferences = async (stored: { lines: number; added: number }) => ({
    ...stored,
    differences: await countSettlementDifferences(db),
  });
  mountCalls(context, {
    calls: staffSettlementCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/settlements': ({ query }) => listSettlements(db, query),
      'GET /api/v1/staff/settlements/csv': async ({ actor, query, http }) => {
        const { format: _, ...filter } = query;
        const failure = checkFilter(filter);
        if (failure) return failure;
        const sheet = await settlementsSheet(db, filter);
        return send(http.reply, actor, { name: 'settlements', query, sheet });
      },
      'GET /api/v1/staff/settlement-sources': async () => ({
        results: await listSources(db, deps.providers),
      }),
      'GET /api/v1/staff/settlement-sums': ({ query }) => listSettledSums(db, query),
      'GET /api/v1/staff/settlement-sums/csv': async ({ actor, query, http }) => {
        const sums = await listSettledSums(db, query);
        if (isFailure(sums)) return sums;
        const sheet = sumsSheet(sums.results);
        return send(http.reply, actor, { name: 'settled', query, sheet });
      },
      'POST /api/v1/staff/settlements/fetch': async ({ body }) => {
        const stored = await fetchSettlements(deps, body);
        return isFailure(stored) ? stored : withDifferences(stored);
      },
      'POST /api/v1/staff/settlements/upload': async ({ actor, form }) => {
        const stored = await uploadSettlements(deps, actor, form);
        return isFailure(stored) ? stored : withDifferences(stored);
      },
      'GET /api/v1/staff/settlements/{provider}/{id}': ({ params }) => findSettlement(db, params),
      'GET /api/v1/staff/settlements/{provider}/{id}/lines': ({ params, query }) =>
        listSettlementLines(db, { ...params, ...query }),
      'GET /api/v1/staff/settlements/{provider}/{id}/lines/csv': async (request) => {
        const { actor, params, query, http } = request;
        const found = await findSettlement(db, params);
        if ('code' in found) return found;
        const { format: _, ...filter } = query;
        const sheet = await linesSheet(db, { ...params, ...filter });
        return send(http.reply, actor, { name: params.id, query, sheet });
      },
      'POST /api/v1/staff/settlements/{provider}/{id}/bank': ({ actor, params, body }) =>
        confirmSettlement(deps, actor, { ...params, ...body }),
      'GET /api/v1/staff/settlement-differences': ({ query }) => listDifferences(db, query),
      'GET /api/v1/staff/settlement-differences/csv': async ({ actor, query, http }) => {
        const { format: _, ...filter } = query;
        const sheet = await differencesSheet(db, filter);
        return send(http.reply, actor, { name: 'settlement-differences', query, sheet });
      },
      'POST /api/v1/staff/settlement-differences/{provider}/{kind}/{subject}/resolve': ({
        actor,
        params,
        body,
      }) => resolveDifference(deps, actor, { ...params, ...body }),
    },
  });
}
