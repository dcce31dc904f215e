import { useLingui } from '@lingui/react/macro';
import type { ServiceFigures } from '@sabuja/contract';
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
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { ChartCard } from './chart-card.tsx';
import { FigureChart } from './figure-chart.tsx';
import { LoadedFigures } from './loaded-figures.tsx';
import type { Days } from './period.ts';
import { MoneyTable, RatingsTable, ServedTable } from './service-tables.tsx';
import { Total, Totals } from './totals.tsx';

/** Deliveries, ratings, wallet balances and refunds of a period. */
export function ServiceView({ days }: { days: Days }) {
  const query = useQuery({
    queryKey: ['figures', 'service', days],
    queryFn: () => api('GET /api/v1/staff/figures/service', { query: days }),
    placeholderData: keepPreviousData,
  });
  return (
    <LoadedFigures query={query} isEmpty={({ results }) => results.length === 0}>
      {(figures) => (
        <>
          <ServiceTotals total={figures.total} />
          <Deliveries figures={figures} days={days} />
          <Ratings figures={figures} days={days} />
          <Wallets figures={figures} />
        </>
      )}
    </LoadedFigures>
  );
}

function ServiceTotals({ total }: { total: ServiceFigures['total'] }) {
  const { t } = useLingui();
  const invoiced = total.first_orders + total.repeat_orders;
  return (
    <Totals label={t`Service of the period`}>
      <Total label={t`On time`}>{formatShare(total.on_time, total.delivered)}</Total>
      <Total label={t`Found of what was ordered`}>
        {formatShare(total.units_found, total.units_ordered)}
      </Total>
      <Total label={t`Lines with a substitute`}>{formatCount(total.substituted_lines)}</Total>
      <Total label={t`Complaints per delivery`}>
        {formatShare(total.complaints, total.delivered)}
      </Total>
      <Total label={t`Orders of returning customers`}>
        {formatShare(total.repeat_orders, invoiced)}
      </Total>
      <Total label={t`In all wallets at the end`}>{formatRupees(total.wallet_balance)}</Total>
    </Totals>
  );
}

type PartProps = { figures: ServiceFigures };

function Deliveries({ figures: { results }, days }: PartProps & { days: Days }) {
  const { t } = useLingui();
  const title = t`Deliveries by day`;
  const series = [
    { key: 'on_time', label: t`On time`, fill: 'var(--leaf)' },
    { key: 'late', label: t`Late`, fill: 'var(--haldi)' },
  ];
  return (
    <ChartCard
      title={title}
      series={series}
      actions={
        <SheetButtons
          label={title}
          path={`/api/v1/staff/figures/service/csv?${new URLSearchParams(days)}`}
          name={`service-${days.from}-${days.to}`}
        />
      }
      chart={
        <FigureChart
          label={title}
          series={series}
          isStacked
          bars={results.map(({ date, delivered, on_time }) => ({
            name: formatIstDay(date),
            on_time,
            late: delivered - on_time,
          }))}
          format={formatCount}
          formatAxis={formatCompact}
        />
      }
      table={<ServedTable title={title} rows={results} />}
    />
  );
}

function Ratings({ figures: { ratings }, days }: PartProps & { days: Days }) {
  const { t } = useLingui();
  if (ratings.length === 0) return null;
  const title = t`Answers to complaints, rated by week`;
  return (
    <ChartCard
      title={title}
      actions={
        <SheetButtons
          label={title}
          path={`/api/v1/staff/figures/ratings/csv?${new URLSearchParams(days)}`}
          name={`ratings-${days.from}-${days.to}`}
        />
      }
      chart={
        <FigureChart
          label={title}
          series={[{ key: 'average', label: t`Average of 1 to 5 stars`, fill: 'var(--leaf)' }]}
          bars={ratings.map(({ week, average }) => ({ name: formatIstDay(week), average }))}
          format={formatCompact}
          formatAxis={formatCompact}
        />
      }
      table={<RatingsTable title={title} rows={ratings} />}
    />
  );
}

function Wallets({ figures: { results } }: PartProps) {
  const { t } = useLingui();
  const title = t`Wallets and refunds by day`;
  return (
    <ChartCard
      title={title}
      chart={
        <FigureChart
          label={title}
          series={[{ key: 'balance', label: t`In all wallets`, fill: 'var(--leaf)' }]}
          bars={results.map(({ date, wallet_balance }) => ({
            name: formatIstDay(date),
            balance: wallet_balance,
          }))}
          format={formatRupees}
          formatAxis={formatRupeesCompact}
        />
      }
      table={<MoneyTable title={title} rows={results} />}
    />
  );
}
