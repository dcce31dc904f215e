import { useLingui } from '@lingui/react/macro';
import type { SalesFigures } from '@sabuja/contract';
import { formatCount, formatIstDay, formatRupees, formatRupeesCompact } from '@sabuja/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { ChartCard } from './chart-card.tsx';
import { FigureChart } from './figure-chart.tsx';
import { LoadedFigures } from './loaded-figures.tsx';
import type { Days } from './period.ts';
import { SalesBy } from './sales-by.tsx';
import { SalesTable } from './sales-table.tsx';
import { Total, Totals } from './totals.tsx';

/** Sales of a period, by day and by a chosen dimension. */
export function SalesView({ days }: { days: Days }) {
  const query = useQuery({
    queryKey: ['figures', 'sales', days, 'day'],
    queryFn: () => api('GET /api/v1/staff/figures/sales', { query: days }),
    placeholderData: keepPreviousData,
  });
  return (
    <LoadedFigures
      query={query}
      isEmpty={({ total }) => total.orders === 0 && total.credit_notes === 0}
    >
      {(figures) => (
        <>
          <SalesTotals total={figures.total} />
          <SalesByDay figures={figures} days={days} />
          <SalesBy days={days} />
        </>
      )}
    </LoadedFigures>
  );
}

function SalesTotals({ total }: { total: SalesFigures['total'] }) {
  const { t } = useLingui();
  return (
    <Totals label={t`Sales of the period`}>
      <Total label={t`Sales`}>{formatRupees(total.sales)}</Total>
      <Total label={t`Orders`}>{formatCount(total.orders)}</Total>
      <Total label={t`Average order`}>{formatRupees(total.average)}</Total>
      <Total label={t`Packs`}>{formatCount(total.units)}</Total>
      <Total label={t`GST in the sales`}>{formatRupees(total.tax)}</Total>
      <Total label={t`Credit notes`}>{formatRupees(total.credited)}</Total>
    </Totals>
  );
}

function SalesByDay({ figures, days }: { figures: SalesFigures; days: Days }) {
  const { t } = useLingui();
  const title = t`Sales by day`;
  return (
    <ChartCard
      title={title}
      actions={
        <SheetButtons
          label={title}
          path={`/api/v1/staff/figures/sales/csv?${new URLSearchParams(days)}`}
          name={`sales-${days.from}-${days.to}`}
        />
      }
      chart={
        <FigureChart
          label={title}
          bars={figures.results.map(({ key, sales }) => ({ name: formatIstDay(key), sales }))}
          series={[{ key: 'sales', label: t`Sales`, fill: 'var(--leaf)' }]}
          format={formatRupees}
          formatAxis={formatRupeesCompact}
        />
      }
      table={
        <SalesTable title={title} rows={figures.results} first={t`Day`} nameOf={formatIstDay} />
      }
    />
  );
}
