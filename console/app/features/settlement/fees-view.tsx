import { useLingui } from '@lingui/react/macro';
import { addDays, formatIstDay, formatRupees } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Percent } from 'lucide-react';
import { FiguresTable } from '../../lib/figures-table.tsx';
import { FilterField, FilterForm, FilterSelect } from '../../lib/filter-form.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { useToday } from '../../lib/use-today.ts';
import { sumsQuery } from './settlement-queries.ts';

/** Settled amounts, fees and their GST, by day or month. */
export function FeesView() {
  const { t } = useLingui();
  const { filter, setFilter } = useListAddress(byNames(['from', 'to', 'by']));
  const today = useToday();
  const to = filter.to ?? today;
  const from = filter.from ?? `${addDays(to, -62).slice(0, 8)}01`;
  const by = filter.by === 'day' ? 'day' : 'month';
  const query = useQuery(sumsQuery({ from, to, by }));
  const title = t`Fees and GST`;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FilterForm key={`${from} ${to} ${by}`} onChange={setFilter}>
          <FilterField label={t`From`} name="from" type="date" required defaultValue={from} />
          <FilterField label={t`To`} name="to" type="date" required defaultValue={to} />
          <FilterSelect label={t`Listed by`} name="by" defaultValue={by}>
            <option value="month">{t`Month`}</option>
            <option value="day">{t`Day`}</option>
          </FilterSelect>
        </FilterForm>
        <SheetButtons
          label={title}
          path={`/api/v1/staff/settlement-sums/csv?${new URLSearchParams({ from, to, by })}`}
          name={`fees-${from}-${to}`}
        />
      </div>
      <Loaded query={query} failed={t`The fees could not be loaded.`}>
        {({ results, total }) =>
          results.length === 0 ? (
            <EmptyState icon={<Percent />} title={t`Nothing was settled in this time.`} />
          ) : (
            <Card padded className="min-w-0">
              <FiguresTable
                label={title}
                rows={[...results, { ...total, period: 'total' }]}
                keyOf={({ period }) => period}
                columns={[
                  {
                    label: by === 'month' ? t`Month` : t`Day`,
                    read: ({ period }) =>
                      period === 'total' ? <strong>{t`Together`}</strong> : nameOf(period),
                  },
                  { label: t`Settlements`, read: ({ settlements }) => settlements },
                  { label: t`Payments`, read: ({ payments }) => formatRupees(payments) },
                  { label: t`Refunds`, read: ({ refunds }) => formatRupees(refunds) },
                  { label: t`Other`, read: ({ other }) => formatRupees(other) },
                  { label: t`Fees without GST`, read: ({ fees }) => formatRupees(fees) },
                  { label: t`GST of the fees`, read: ({ tax }) => formatRupees(tax) },
                  {
                    label: t`Transferred`,
                    read: ({ net }) => <strong>{formatRupees(net)}</strong>,
                  },
                ]}
              />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

const nameOf = (period: string) => (period.length === 10 ? formatIstDay(period) : period);
