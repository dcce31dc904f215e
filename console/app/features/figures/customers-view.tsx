import { useLingui } from '@lingui/react/macro';
import type { Cohorts, WalletAges } from '@sabuja/contract';
import {
  formatCompact,
  formatCount,
  formatIstDay,
  formatRupees,
  formatRupeesCompact,
  formatShare,
} from '@sabuja/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { FiguresTable } from '../../lib/figures-table.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { ChartCard } from './chart-card.tsx';
import { CohortTable } from './cohort-table.tsx';
import { FigureChart } from './figure-chart.tsx';
import { LoadedFigures } from './loaded-figures.tsx';
import type { Days } from './period.ts';
import { useAgeLabels } from './wallet-age-labels.ts';

/** Returning customers by month of their first order, and wallet balances by age of the credit. */
export function CustomersView({ days }: { days: Days }) {
  const cohorts = useQuery({
    queryKey: ['figures', 'cohorts'],
    queryFn: () => api('GET /api/v1/staff/figures/cohorts'),
  });
  const ages = useQuery({
    queryKey: ['figures', 'wallet-ages', days],
    queryFn: () => api('GET /api/v1/staff/figures/wallet-ages', { query: days }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <LoadedFigures query={cohorts} isHourly isEmpty={({ results }) => results.length === 0}>
        {(figures) => <Returning cohorts={figures} />}
      </LoadedFigures>
      <LoadedFigures query={ages} isHourly isEmpty={({ day }) => day === null}>
        {(figures) => <WalletsByAge ages={figures} days={days} />}
      </LoadedFigures>
    </>
  );
}

function Returning({ cohorts: { results } }: { cohorts: Cohorts }) {
  const { t } = useLingui();
  const title = t`Customers by the month of their first order`;
  const series = [
    { key: 'returned', label: t`Ordered again`, fill: 'var(--leaf)' },
    { key: 'once', label: t`Ordered once`, fill: 'var(--haldi)' },
  ];
  return (
    <ChartCard
      title={title}
      series={series}
      actions={
        <SheetButtons label={title} path="/api/v1/staff/figures/cohorts/csv" name="cohorts" />
      }
      chart={
        <FigureChart
          label={title}
          series={series}
          isStacked
          bars={results.toReversed().map(({ month, customers, returned }) => ({
            name: month,
            returned,
            once: customers - returned,
          }))}
          format={formatCount}
          formatAxis={formatCompact}
        />
      }
      table={<CohortTable title={title} cohorts={results} />}
      isTableOpen
    />
  );
}

function WalletsByAge({ ages, days }: { ages: WalletAges; days: Days }) {
  const { t } = useLingui();
  const labels = useAgeLabels();
  const title = t`In wallets, by the age of the credit`;
  const { day, total, results } = ages;
  return (
    <ChartCard
      title={title}
      actions={
        <SheetButtons
          label={title}
          path={`/api/v1/staff/figures/wallet-ages/csv?${new URLSearchParams(days)}`}
          name={`wallet-ages-${days.to}`}
        />
      }
      chart={
        <>
          <p className="mb-2 text-sm text-muted">
            {t`${formatRupees(total)} at the end of ${formatIstDay(day ?? days.to)}. The oldest credit is spent first.`}
          </p>
          <FigureChart
            label={title}
            series={[{ key: 'amount', label: t`In all wallets`, fill: 'var(--leaf)' }]}
            bars={results.map(({ age, amount }) => ({ name: labels[age], amount }))}
            format={formatRupees}
            formatAxis={formatRupeesCompact}
          />
        </>
      }
      table={
        <FiguresTable
          label={title}
          rows={results}
          keyOf={({ age }) => age}
          columns={[
            { label: t`Credited`, read: ({ age }) => labels[age] },
            { label: t`Wallets`, read: ({ wallets }) => formatCount(wallets) },
            { label: t`Amount`, read: ({ amount }) => formatRupees(amount) },
            {
              label: t`Share`,
              read: ({ amount }) => formatShare(amount, total),
            },
          ]}
        />
      }
      isTableOpen
    />
  );
}
