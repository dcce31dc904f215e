import { useLingui } from '@lingui/react/macro';
import type { Settlement } from '@sabuja/contract';
import { formatIstDate, formatRupees, istDate } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router';
import { FiguresTable } from '../../lib/figures-table.tsx';
import { FilterField, FilterForm } from '../../lib/filter-form.tsx';
import { ListPager } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { settlementsQuery } from './settlement-queries.ts';
import { SourcesPart } from './sources-part.tsx';

/** The settlements that providers transferred to the bank, newest first. */
export function TransfersView() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(
    byNames(['from', 'to', 'q']),
  );
  const query = useQuery(settlementsQuery(filter, place));
  return (
    <>
      <SourcesPart />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FilterForm key={JSON.stringify(filter)} onChange={setFilter}>
          <FilterField label={t`From`} name="from" type="date" defaultValue={filter.from} />
          <FilterField label={t`To`} name="to" type="date" defaultValue={filter.to} />
          <FilterField
            label={t`UTR or id`}
            name="q"
            type="search"
            maxLength={60}
            defaultValue={filter.q}
          />
        </FilterForm>
        <SheetButtons
          label={t`Settlements`}
          path={`/api/v1/staff/settlements/csv?${search}`}
          name={`settlements-${istDate(new Date())}`}
        />
      </div>
      <Loaded query={query} failed={t`The settlements could not be loaded.`}>
        {({ results, ...page }) =>
          results.length === 0 ? (
            <EmptyState icon={<Landmark />} title={t`No settlement is known of this time.`} />
          ) : (
            <>
              <Card padded className="min-w-0">
                <SettlementTable settlements={results} />
              </Card>
              <ListPager of={page} onPlaceChange={setPlace} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function SettlementTable({ settlements }: { settlements: readonly Settlement[] }) {
  const { t } = useLingui();
  return (
    <FiguresTable
      label={t`Settlements`}
      rows={settlements}
      keyOf={({ provider, id }) => `${provider} ${id}`}
      columns={[
        {
          label: t`Settled`,
          read: ({ provider, id, settled_at, utr }) => (
            <>
              <Link
                to={paths.transfer(provider, id)}
                className="rounded-tag py-0.5 font-semibold whitespace-nowrap text-leaf hover:underline"
              >
                {formatIstDate(new Date(settled_at))}
              </Link>
              <span className="block text-xs text-muted">{utr ?? id}</span>
            </>
          ),
        },
        { label: t`Payments`, read: ({ payments }) => formatRupees(payments) },
        { label: t`Refunds`, read: ({ refunds }) => formatRupees(refunds) },
        { label: t`Fees`, read: ({ fees }) => formatRupees(fees) },
        { label: t`GST`, read: ({ tax }) => formatRupees(tax) },
        { label: t`Transferred`, read: ({ net }) => <strong>{formatRupees(net)}</strong> },
        { label: t`State`, read: (row) => <SettlementState settlement={row} /> },
      ]}
    />
  );
}

/** Whether a settlement agrees with ledger and bank, as text. */
export function SettlementState({ settlement }: { settlement: Settlement }) {
  const { t } = useLingui();
  if (settlement.differences > 0) return <Badge tone="chilli">{t`Differs`}</Badge>;
  return settlement.bank ? (
    <Badge tone="leaf">{t`At the bank`}</Badge>
  ) : (
    <Badge>{t`Matches`}</Badge>
  );
}
