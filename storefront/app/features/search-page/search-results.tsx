import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Combo, Stock } from '@sabuja/contract';
import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import clsx from 'clsx';
import { WifiOff } from 'lucide-react';
import { isFiltered } from '../../lib/list-arrangement.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchControls } from './search-controls.tsx';
import { originsOf } from './search-origins.ts';
import { ResultsGrid, ResultsSection, ResultsSkeleton, ShowMore } from './search-results-grid.tsx';
import { type ResultList, useSearchResults } from './use-search-results.ts';

type Found = ReturnType<typeof useSearchResults>;

/** The controls stay in place whatever becomes of the results, so that they keep the focus. */
export function SearchResults({ view }: { view: SearchView }) {
  const found = useSearchResults(view);
  const { products, combos, isPending, isFailed, isReloading } = found;
  const isKnown = !isPending && !isFailed && !isReloading;
  const isEmpty = isKnown && products.total === 0 && combos.total === 0;
  const count = useCountText(found);
  const { t } = useLingui();
  return (
    <>
      {(!isEmpty || isFiltered(view)) && (
        <SearchControls view={view} origins={originsOf(products.items, view.origin)} />
      )}
      <p role="status" className="mt-2 mb-3 min-h-5 text-sm text-muted">
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

/** How many products match, or how many combos where no product does. */
function useCountText({ products: { total }, combos: { total: combos } }: Found): string {
  const { t } = useLingui();
  return total === 0 && combos > 0
    ? t`${plural(combos, { one: '# combo found', other: '# combos found' })}`
    : t`${plural(total, { one: '# product found', other: '# products found' })}`;
}

function ResultsFailed({ found }: { found: Found }) {
  const { t } = useLingui();
  const { query } = found.products;
  return (
    <LoadFailed
      icon={<WifiOff />}
      title={t`The search could not be done.`}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Dimmed while other results are loaded. */
function FoundItems({ found: { products, combos, isReloading } }: { found: Found }) {
  const { t } = useLingui();
  return (
    <div
      aria-busy={isReloading}
      className={clsx('transition-opacity', isReloading && 'opacity-50')}
    >
      {products.total > 0 && <ResultsList list={products} moreLabel={t`Show more`} />}
      {combos.total > 0 && (
        <ResultsSection title={t`Combos`}>
          <ResultsList list={combos} moreLabel={t`Show more combos`} />
        </ResultsSection>
      )}
    </div>
  );
}

type ResultsListProps = { list: ResultList<Stock | Combo>; moreLabel: string };

function ResultsList({ list: { query, items }, moreLabel }: ResultsListProps) {
  return (
    <>
      <ResultsGrid items={items} />
      {query.hasNextPage && (
        <ShowMore
          label={moreLabel}
          isLoading={query.isFetchingNextPage}
          isFailed={query.isFetchNextPageError}
          onClick={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
