import { useLingui } from '@lingui/react/macro';
import type { Settlement } from '@sabuja/contract';
import { settlementLineKinds } from '@sabuja/contract/rules/settlement-kinds';
import { formatIstDate, formatIstMoment, formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { FiguresTable } from '../../lib/figures-table.tsx';
import { FilterChoice, FilterForm } from '../../lib/filter-form.tsx';
import { ListPager } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { lineKindLabels, lineStateLabels } from './settlement-labels.ts';
import { linesQuery, transferQuery } from './settlement-queries.ts';
import { TransferSums } from './transfer-sums.tsx';
import { SettlementState } from './transfers-view.tsx';

const tones = {
  matched: 'leaf',
  resolved: 'plain',
  different: 'chilli',
  unknown: 'chilli',
} as const;

/** One settlement: its sums, what the bank shows, and its lines. */
export function TransferScreen() {
  const { t } = useLingui();
  const { provider = '', id = '' } = useParams();
  const query = useQuery(transferQuery(provider, id));
  usePageTitle(t`Settlement`);
  return (
    <LoadedPage query={query} failed={t`The settlement could not be loaded.`}>
      {(settlement) => {
        const day = formatIstDate(new Date(settlement.settled_at));
        return (
          <Page
            title={t`Settlement of ${day}`}
            actions={<SettlementState settlement={settlement} />}
          >
            <p className="-mt-3 text-sm text-muted">
              {settlement.utr && `UTR ${settlement.utr} · `}
              {settlement.id}
            </p>
            <TransferSums settlement={settlement} />
            <Lines settlement={settlement} />
          </Page>
        );
      }}
    </LoadedPage>
  );
}

function Lines({ settlement: { provider, id } }: { settlement: Settlement }) {
  const { t, i18n } = useLingui();
  const { filter, place, setFilter, setPlace } = useListAddress(byNames(['kind']));
  const kind = settlementLineKinds.find((each) => each === filter.kind);
  const query = useQuery(linesQuery(provider, id, { ...(kind && { kind }), ...place }));
  const path = `/api/v1/staff/settlements/${provider}/${id}/lines/csv`;
  return (
    <section aria-label={t`Lines`} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FilterForm key={kind ?? ''} onChange={setFilter}>
          <FilterChoice
            label={t`Kind`}
            name="kind"
            value={kind}
            choices={settlementLineKinds.map((each) => [each, i18n._(lineKindLabels[each])])}
          />
        </FilterForm>
        <SheetButtons label={t`Lines`} path={kind ? `${path}?kind=${kind}` : path} name={id} />
      </div>
      <Loaded query={query} failed={t`The lines could not be loaded.`}>
        {({ results, ...page }) => (
          <>
            <Card padded className="min-w-0">
              <FiguresTable
                label={t`Lines`}
                rows={results}
                keyOf={({ entity_id }) => entity_id}
                columns={[
                  {
                    label: t`Line`,
                    read: (line) => (
                      <>
                        {i18n._(lineKindLabels[line.kind])} {line.method}
                        <span className="block text-xs text-muted">
                          {line.entity_id} · {formatIstMoment(new Date(line.created_at))}
                        </span>
                      </>
                    ),
                  },
                  { label: t`Amount`, read: ({ amount }) => formatRupees(amount) },
                  {
                    label: t`Shop`,
                    read: ({ ours }) => (ours === null ? '–' : formatRupees(ours)),
                  },
                  { label: t`Fees`, read: ({ fee }) => formatRupees(fee) },
                  { label: t`GST`, read: ({ tax }) => formatRupees(tax) },
                  { label: t`Credit`, read: ({ credit }) => formatRupees(credit) },
                  { label: t`Debit`, read: ({ debit }) => formatRupees(debit) },
                  {
                    label: t`State`,
                    read: ({ state }) => (
                      <Badge tone={tones[state]}>{i18n._(lineStateLabels[state])}</Badge>
                    ),
                  },
                ]}
              />
            </Card>
            <ListPager of={page} onPlaceChange={setPlace} />
          </>
        )}
      </Loaded>
    </section>
  );
}
