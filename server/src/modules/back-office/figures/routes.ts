import { staffFigureCalls } from '@sabuja/contract';
import { type MountContext, mountCalls, type ProblemsOf } from '../../../platform/http/index.ts';
import { findShopProfile } from '../../content/index.ts';
import type { BackOfficeDeps } from '../deps.ts';
import { exportFigures } from './export-figures.ts';
import {
  cohortSheet,
  hsnSheet,
  ratesSheet,
  salesSheet,
  serviceSheet,
  walletAgeSheet,
} from './figures-csv.ts';
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

type Reply = { header(name: string, value: string): unknown };
const nameFile = (reply: Reply, name: string, { from, to }: FigurePeriod) =>
  reply.header('content-disposition', `attachment; filename="${name}-${from}-${to}.csv"`);

export function staffFigureRoutes(context: MountContext, deps: BackOfficeDeps): void {
  const { db } = deps;
  mountCalls(context, {
    calls: staffFigureCalls,
    problems,
    handlers: {
      'GET /api/v1/staff/figures/sales': async ({ query, locale }) =>
        checkPeriod(query) ?? readSales(db, { ...query, locale }),
      'GET /api/v1/staff/figures/sales/csv': async ({ actor, query, locale, http }) => {
        const failure = checkPeriod(query);
        if (failure) return failure;
        nameFile(http.reply, `sales-${query.by ?? 'day'}`, query);
        const sheet = salesSheet(await readSales(db, { ...query, locale }));
        return exportFigures(deps, actor, { name: 'sales', filter: query, sheet });
      },
      'GET /api/v1/staff/figures/service': async ({ query }) =>
        checkPeriod(query) ?? readService(db, query),
      'GET /api/v1/staff/figures/service/csv': async ({ actor, query, http }) => {
        const failure = checkPeriod(query);
        if (failure) return failure;
        nameFile(http.reply, 'service', query);
        const sheet = serviceSheet(await readService(db, query));
        return exportFigures(deps, actor, { name: 'service', filter: query, sheet });
      },
      'GET /api/v1/staff/figures/cohorts': () => readCohortFigures(db, deps.clock.now()),
      'GET /api/v1/staff/figures/cohorts/csv': async ({ actor, http }) => {
        http.reply.header('content-disposition', 'attachment; filename="cohorts.csv"');
        const sheet = cohortSheet(await readCohortFigures(db, deps.clock.now()));
        return exportFigures(deps, actor, { name: 'cohorts', filter: {}, sheet });
      },
      'GET /api/v1/staff/figures/wallet-ages': async ({ query }) =>
        checkPeriod(query) ?? readWalletAgeFigures(db, query.to),
      'GET /api/v1/staff/figures/wallet-ages/csv': async ({ actor, query, http }) => {
        const failure = checkPeriod(query);
        if (failure) return failure;
        nameFile(http.reply, 'wallet-ages', query);
        const sheet = walletAgeSheet(await readWalletAgeFigures(db, query.to));
        return exportFigures(deps, actor, { name: 'wallet ages', filter: query, sheet });
      },
      'GET /api/v1/staff/figures/gst': async ({ query }) =>
        checkPeriod(query) ?? readTaxes(db, query),
      'GET /api/v1/staff/figures/gst/csv': async ({ actor, query, http }) => {
        const failure = checkPeriod(query);
        if (failure) return failure;
        nameFile(http.reply, `gst-${query.table}`, query);
        const taxes = await readTaxes(db, query);
        // A GSTIN begins with the code of its state.
        const state = (await findShopProfile(db))?.gstin.slice(0, 2) ?? '';
        const sheet = query.table === 'hsn' ? hsnSheet(taxes) : ratesSheet(taxes, state);
        return exportFigures(deps, actor, { name: 'gst', filter: query, sheet });
      },
    },
  });
}
