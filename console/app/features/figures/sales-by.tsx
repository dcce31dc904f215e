import { useLingui } from '@lingui/react/macro';
import type { Department, PaymentMethod } from '@sabuja/contract';
import { type FigureDimension, figureDimensions } from '@sabuja/contract/rules/figure-dimensions';
import { formatRupees, formatRupeesCompact } from '@sabuja/kit';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { currentParams } from '../../lib/current-params.ts';
import { FilterSelect } from '../../lib/filter-form.tsx';
import { departmentLabels, paymentLabels } from '../../lib/order-labels.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { ChartCard } from './chart-card.tsx';
import { FigureChart } from './figure-chart.tsx';
import type { Days } from './period.ts';
import { SalesTable } from './sales-table.tsx';

/** More bars would not be legible; the table has all rows. */
const MAX_BARS = 10;

/** Sales of a period by category, product, slot, zone, department or payment method; the URL stores which one. */
export function SalesBy({ days }: { days: Days }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const by = figureDimensions.find((name) => name === params.get('by')) ?? 'category';
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: ['figures', 'sales', days, by],
    queryFn: () => api('GET /api/v1/staff/figures/sales', { query: { ...days, by } }),
    placeholderData: keepPreviousData,
  });
  const titles: Record<FigureDimension, string> = {
    category: t`Sales by category`,
    product: t`Sales by product`,
    slot: t`Sales by slot`,
    zone: t`Sales by zone`,
    department: t`Sales by department`,
    payment: t`Sales by payment`,
  };
  const nameOf = useNames(by);
  if (isError && !data)
    return (
      <PartFailed variant="card" onRetry={refetch} busy={isFetching}>
        {t`The figures could not be loaded.`}
      </PartFailed>
    );
  if (!data) return <Skeleton className="h-80" />;
  const title = titles[by];
  return (
    <ChartCard
      title={title}
      isTableOpen
      actions={
        <>
          <FilterSelect
            label={t`Listed by`}
            value={by}
            onChange={({ target }) =>
              setParams(
                { ...Object.fromEntries(currentParams()), by: target.value },
                { replace: true },
              )
            }
          >
            {figureDimensions.map((name) => (
              <option key={name} value={name}>
                {titles[name]}
              </option>
            ))}
          </FilterSelect>
          <SheetButtons
            label={title}
            path={`/api/v1/staff/figures/sales/csv?${new URLSearchParams({ ...days, by })}`}
            name={`sales-${by}-${days.from}-${days.to}`}
          />
        </>
      }
      chart={
        <FigureChart
          label={title}
          layout="names"
          bars={data.results
            .slice(0, MAX_BARS)
            .map(({ key, name, sales }) => ({ name: nameOf(key, name), sales }))}
          series={[{ key: 'sales', label: t`Sales`, fill: 'var(--leaf)' }]}
          format={formatRupees}
          formatAxis={formatRupeesCompact}
        />
      }
      table={<SalesTable title={title} rows={data.results} first={t`Name`} nameOf={nameOf} />}
    />
  );
}

/** Returns a function that translates keys for which the server has no name. */
function useNames(by: FigureDimension) {
  const { t, i18n } = useLingui();
  return (key: string, name: string): string => {
    if (by === 'department') return i18n._(departmentLabels[key as Department]);
    if (by === 'payment') return i18n._(paymentLabels[key as PaymentMethod]);
    if (key === 'delivery') return t`Delivery charges`;
    if (key === 'other') return name === '' ? t`Others` : name;
    return name;
  };
}
