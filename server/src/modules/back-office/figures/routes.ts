import { type SheetFormat, staffFigureCalls } from '@sabuja/contract';
import {
  type MountContext,
  mountCalls,
  type ProblemsOf,
  type StaffActor,
} from '../../../platform/http/index.ts';
import { sendSheet } from '../../../platform/sheets/write-sheet.ts';
import { findShopProfile } from '../../content/index.ts';
import { recordExport } from '../../staff/index.ts';
import type { BackOfficeDeps } from '../deps.ts';
import {
  cohortSheet,
  type FigureSheet,
  hsnSheet,
  ratesSheet,
  ratingSheet,
  salesSheet,
  serviceSheet,
  walletAgeSheet,
} from './figure-sheets.ts';
import { checkPeriod, type FigurePeriod } from './period.ts';
import { readCohortFigures, readWalletAgeFigures } from './read-customers.ts';
import { readSales } from './read-sales.ts';
import { readService } from './read-service.ts';
import { readTaxes } from './read-taxes.ts';

const problems = {
  BAD_PERIOD: () => ({
    status: 422,
    field: 'from',
    message: 'Please choose a first and a last day, at most three years apart.',
  }),
} satisfies ProblemsOf<typeof staffFigureCalls>;

type Reply = Parameters<typeof sendSheet>[0];
type Export = {
  name: 'sales' | 'service' | 'ratings' | 'gst' | 'cohorts' | 'wallet-ages';
  /** Selects one of several tables of this name. */
  part?: string;
  query: Partial<FigurePeriod> & { format?: SheetFormat };
  sheet: FigureSheet;
};

export function staffFigureRoutes(context: MountContext, deps: BackOfficeDeps): void {
  const { db } = deps;
  const send = async (reply: Reply, actor: StaffActor, { name, part, query, sheet }: Export) => {
    const entry = { action: 'figures.export', subject: 'figures', subjectId: name };
    await recordExport(deps, actor, { ...entry, filter: query, rows: sheet.rows.length });
    const file = [name, part, query.from, query.to].filter(Boolean).join('-');
    return sendSheet(reply, { name: file, format: query.format }, sheet);
  };
  mountCalls(context, {
    calls: staffFigureCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/figures/sales': async ({ query, locale }) =>
        checkPeriod(query) ?? readSales(db, { ...query, locale }),
      'GET /api/v1/staff/figures/sales/csv': async ({ actor, query, locale, http }) => {
        const failure = checkPeriod(query);
        if (failure) return failure;
        const sheet = salesSheet(await readSales(db, { ...query, locale }));
        return send(http.reply, actor, { name: 'sales', part: query.by ?? 'day', query, sheet });
      },
      'GET /api/v1/staff/figures/service': async ({ query }) =>
        checkPeriod(query) ?? readService(db, query),
      'GET /api/v1/staff/figures/service/csv': async ({ actor, query, http }) => {
        const failure = checkPeriod(query);
        if (failure) return failure;
        const sheet = serviceSheet(await readService(db, query));
        return send(http.reply, actor, { name: 'service', query, sheet });
      },
      'GET /api/v1/staff/figures/ratings/csv': async ({ actor, query, http }) => {
        const failure = checkPeriod(query);
        if (failure) return failure;
        const sheet = ratingSheet(await readService(db, query));
        return send(http.reply, actor, { name: 'ratings', query, sheet });
      },
      'GET /api/v1/staff/figures/cohorts': () => readCohortFigures(db, deps.clock.now()),
      'GET /api/v1/staff/figures/cohorts/csv': async ({ actor, query, http }) => {
        const sheet = cohortSheet(await readCohortFigures(db, deps.clock.now()));
        return send(http.reply, actor, { name: 'cohorts', query, sheet });
      },
      'GET /api/v1/staff/figures/wallet-ages': async ({ query }) =>
        checkPeriod(query) ?? readWalletAgeFigures(db, query.to),
      'GET /api/v1/staff/figures/wallet-ages/csv': async ({ actor, query, http }) => {
        const failure = checkPeriod(query);
        if (failure) return failure;
        const sheet = walletAgeSheet(await readWalletAgeFigures(db, query.to));
        return send(http.reply, actor, { name: 'wallet-ages', query, sheet });
      },
      'GET /api/v1/staff/figures/gst': async ({ query }) =>
        checkPeriod(query) ?? readTaxes(db, query),
      'GET /api/v1/staff/figures/gst/csv': async ({ actor, query, http }) => {
        const failure = checkPeriod(query);
        if (failure) return failure;
        const taxes = await readTaxes(db, query);
        // A GSTIN begins with the code of its state.
        const state = (await findShopProfile(db))?.gstin.slice(0, 2) ?? '';
        const sheet = query.table === 'hsn' ? hsnSheet(taxes) : ratesSheet(taxes, state);
        return send(http.reply, actor, { name: 'gst', part: query.table, query, sheet });
      },
    },
  });
}
