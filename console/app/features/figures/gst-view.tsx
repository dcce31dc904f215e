import { useLingui } from '@lingui/react/macro';
import type { TaxFigures, TaxRate } from '@sabuja/contract';
import {
  formatCount,
  formatRupees,
  formatRupeesCompact,
  sumPaise,
  toPaise,
  toRupees,
} from '@sabuja/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { ChartCard } from './chart-card.tsx';
import { FigureChart } from './figure-chart.tsx';
import { LoadedFigures } from './loaded-figures.tsx';
import type { Days } from './period.ts';
import { TaxTable } from './tax-table.tsx';
import { Total, Totals } from './totals.tsx';

/** GST of a period as needed for the GST return, by rate and by HSN code. */
export function GstView({ days }: { days: Days }) {
  const query = useQuery({
    queryKey: ['figures', 'gst', days],
    queryFn: () => api('GET /api/v1/staff/figures/gst', { query: days }),
    placeholderData: keepPreviousData,
  });
  return (
    <LoadedFigures query={query} isEmpty={({ rates }) => rates.length === 0}>
      {(figures) => (
        <>
          <TaxTotals figures={figures} />
          <Rates rates={figures.rates} days={days} />
          <Codes hsn={figures.hsn} days={days} />
        </>
      )}
    </LoadedFigures>
  );
}

const sumOf = (rows: readonly TaxRate[], read: (row: TaxRate) => number): number =>
  toRupees(sumPaise(rows.map((row) => toPaise(read(row)))));

function TaxTotals({ figures: { rates, delivery, credited_delivery } }: { figures: TaxFigures }) {
  const { t } = useLingui();
  const invoices = rates.filter(({ document }) => document === 'INVOICE');
  const notes = rates.filter(({ document }) => document === 'CREDIT_NOTE');
  const gst = (row: TaxRate) => toRupees(toPaise(row.cgst) + toPaise(row.sgst));
  return (
    <Totals label={t`GST of the period`}>
      <Total label={t`Taxable value`}>{formatRupees(sumOf(invoices, (row) => row.taxable))}</Total>
      <Total label={t`GST of invoices`}>{formatRupees(sumOf(invoices, gst))}</Total>
      <Total label={t`Taxable value of credit notes`}>
        {formatRupees(sumOf(notes, (row) => row.taxable))}
      </Total>
      <Total label={t`GST of credit notes`}>{formatRupees(sumOf(notes, gst))}</Total>
      <Total label={t`Delivery charges, without GST`}>{formatRupees(delivery)}</Total>
      <Total label={t`Delivery charges credited`}>{formatRupees(credited_delivery)}</Total>
    </Totals>
  );
}

function Rates({ rates, days }: { rates: TaxFigures['rates']; days: Days }) {
  const { t } = useLingui();
  const title = t`GST by rate`;
  const series = [
    { key: 'INVOICE', label: t`Taxable value of invoices`, fill: 'var(--leaf)' },
    { key: 'CREDIT_NOTE', label: t`Of credit notes`, fill: 'var(--haldi)' },
  ];
  const percents = [...new Set(rates.map(({ percent }) => percent))].sort((a, b) => a - b);
  const taxable = (percent: number, document: TaxRate['document']) =>
    rates.find((row) => row.percent === percent && row.document === document)?.taxable ?? 0;
  return (
    <ChartCard
      title={title}
      series={series}
      isTableOpen
      actions={<TaxSheet label={title} days={days} table="rates" />}
      chart={
        <FigureChart
          label={title}
          layout="names"
          series={series}
          bars={percents.map((percent) => ({
            name: `${formatCount(percent)}%`,
            INVOICE: taxable(percent, 'INVOICE'),
            CREDIT_NOTE: taxable(percent, 'CREDIT_NOTE'),
          }))}
          format={formatRupees}
          formatAxis={formatRupeesCompact}
        />
      }
      table={<TaxTable title={title} rows={rates} />}
    />
  );
}

function Codes({ hsn, days }: { hsn: TaxFigures['hsn']; days: Days }) {
  const { t } = useLingui();
  const title = t`GST by HSN code`;
  return (
    <TitledCard title={title}>
      <div className="mb-3 flex justify-end">
        <TaxSheet label={title} days={days} table="hsn" />
      </div>
      <TaxTable title={title} rows={hsn} />
    </TitledCard>
  );
}

type SheetProps = { label: string; days: Days; table: 'hsn' | 'rates' };

const TaxSheet = ({ label, days, table }: SheetProps) => (
  <SheetButtons
    label={label}
    path={`/api/v1/staff/figures/gst/csv?${new URLSearchParams({ ...days, table })}`}
    name={`gst-${table}-${days.from}-${days.to}`}
  />
);
