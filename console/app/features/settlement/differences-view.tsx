import { useLingui } from '@lingui/react/macro';
import type { SettlementDifference } from '@sabuja/contract';
import { settlementDifferences } from '@sabuja/contract/rules/settlement-kinds';
import { istDate } from '@sabuja/kit';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { FilterChoice, FilterForm, FilterSelect } from '../../lib/filter-form.tsx';
import { ListPager } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { DifferenceRow } from './difference-row.tsx';
import { differenceTexts } from './settlement-labels.ts';
import { type DifferenceFilter, differencesQuery } from './settlement-queries.ts';

const ResolveDialog = lazyDialog(async () => (await import('./resolve-dialog.tsx')).ResolveDialog);

/** The open or resolved differences between settlements and ledger. */
export function DifferencesView() {
  const { t, i18n } = useLingui();
  const { filter, place, setFilter, setPlace } = useListAddress(byNames(['kind', 'state']));
  const resolving = useDisclosure<SettlementDifference>();
  const kind = settlementDifferences.find((each) => each === filter.kind);
  const state = filter.state === 'resolved' ? 'resolved' : 'open';
  const shown: DifferenceFilter = { ...(kind && { kind }), state };
  const query = useQuery(differencesQuery(shown, place));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FilterForm key={JSON.stringify(shown)} onChange={setFilter}>
          <FilterSelect label={t`State`} name="state" defaultValue={state}>
            <option value="open">{t({ message: 'Open', context: 'difference' })}</option>
            <option value="resolved">{t`Resolved`}</option>
          </FilterSelect>
          <FilterChoice
            label={t`What differs`}
            name="kind"
            value={kind}
            choices={settlementDifferences.map((each) => [
              each,
              i18n._(differenceTexts[each].title),
            ])}
          />
        </FilterForm>
        <SheetButtons
          label={t`Differences`}
          path={`/api/v1/staff/settlement-differences/csv?${new URLSearchParams(shown)}`}
          name={`settlement-differences-${istDate(new Date())}`}
        />
      </div>
      <Loaded query={query} failed={t`The differences could not be loaded.`}>
        {({ results, ...page }) =>
          results.length === 0 ? (
            <EmptyState
              icon={<CircleCheck />}
              title={state === 'open' ? t`Everything agrees.` : t`Nothing was resolved yet.`}
            />
          ) : (
            <>
              <Card as="ul" divided className="max-w-4xl" aria-label={t`Differences`}>
                {results.map((difference) => (
                  <DifferenceRow
                    key={`${difference.kind} ${difference.subject} ${difference.ours} ${difference.theirs}`}
                    difference={difference}
                    onResolve={() => resolving.show(difference)}
                  />
                ))}
              </Card>
              <ListPager of={page} onPlaceChange={setPlace} />
            </>
          )
        }
      </Loaded>
      {resolving.subject && (
        <ResolveDialog
          key={resolving.subject.subject}
          open={resolving.open}
          onClose={resolving.close}
          difference={resolving.subject}
        />
      )}
    </>
  );
}
