import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import clsx from 'clsx';
import { WifiOff } from 'lucide-react';
import { isFiltered } from '../../lib/list-arrangement.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchControls } from './search-controls.tsx';
import { originsOf } from './search-origins.ts';
import { ResultsGrid, ResultsSection, ResultsSkeleton, ShowMore } from './search-results-grid.tsx';
import { useSearchResults } from './use-search-results.ts';

type Found = ReturnType<typeof useSearchResults>;

/** The controls stay in place whatever becomes of the results, so that they keep the focus. */
export function SearchResults({ view }: { view: SearchView }) {
  const { t } = useLingui();
  const found = useSearchResults(view);
  const { items, total, isPending, isFailed, isReloading } = found;
  const isKnown = !isPending && !isFailed && !isReloading;
  const isEmpty = isKnown && total === 0 && found.combos.length === 0;
  const combos = found.combos.length;
  const hasCombosOnly = isKnown && !isEmpty && total === 0 && !isFiltered(view);
  const count = hasCombosOnly
    ? t`${plural(combos, { one: '# combo found', other: '# combos found' })}`
    : t`${plural(total, { one: '# product found', other: '# products found' })}`;
  return (
    <>
      {!hasCombosOnly && (!isEmpty || isFiltered(view)) && (
        <SearchControls view={view} origins={originsOf(items, view.origin)} />
      )}
      <p role="status" className="mt-2 mb-3 text-sm text-muted">
        {isKnown && !isEmpty && count}
        {isReloading && !isFailed && t`Searching`}
      </p>
      {isFailed ? (
        <ResultsFailed found={found} />
      ) : isPending ? (
        <ResultsSkeleton />
      ) : isEmpty ? (
        <NothingFound view={view} />
      ) : (
        <FoundItems found={found} />
      )}
    </>
  );
}

function ResultsFailed({ found: { products } }: { found: Found }) {
  const { t } = useLingui();
  return (
    <LoadFailed
      icon={<WifiOff />}
      title={t`The search could not be done.`}
      busy={products.isFetching}
      onRetry={() => void products.refetch()}
    />
  );
}

/** Dimmed while other results are loaded. */
function FoundItems({ found }: { found: Found }) {
  const { t } = useLingui();
  const { products, items, combos, isReloading } = found;
  return (
    <div
      aria-busy={isReloading}
      className={clsx('transition-opacity', isReloading && 'opacity-50')}
    >
      <ResultsGrid items={items} />
      {products.hasNextPage && (
        <ShowMore
          isLoading={products.isFetchingNextPage}
          isFailed={products.isFetchNextPageError}
          onClick={() => void products.fetchNextPage()}
        />
      )}
      {combos.length > 0 && (
        <ResultsSection title={t`Combos`}>
          <ResultsGrid items={combos} />
        </ResultsSection>
      )}
    </div>
  );
}
