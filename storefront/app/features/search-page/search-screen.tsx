import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SearchX, WifiOff } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { isFiltered } from '../../lib/list-arrangement.ts';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { SearchControls } from './search-controls.tsx';
import { originsOf } from './search-origins.ts';
import { searchCombosQuery, searchPageQuery } from './search-page-queries.ts';
import { ResultsGrid, ResultsSection, ResultsSkeleton, ShowMore } from './search-results-grid.tsx';
import { parseSearchView } from './search-view.ts';

/** All results of a search, with filters and sort. */
export function SearchScreen() {
  const { t } = useLingui();
  const view = parseSearchView(useSearchParams()[0]);
  const { q } = view;
  return (
    <div className="wrap pt-5 pb-10 md:pt-8">
      <h1 className="mb-3 text-head font-extrabold wrap-anywhere md:text-display">
        {q === '' ? t`Search` : t`Results for “${q}”`}
      </h1>
      {q === '' ? <NothingSearched /> : <Results view={view} />}
    </div>
  );
}

function Results({ view }: { view: SearchView }) {
  const { t } = useLingui();
  const api = useApi();
  const products = useInfiniteQuery(searchPageQuery(api, view));
  const combos = useQuery(searchCombosQuery(api, view));
  if (products.isError) {
    return (
      <LoadFailed
        icon={<WifiOff />}
        title={t`The search could not be done.`}
        busy={products.isFetching}
        onRetry={() => void products.refetch()}
      />
    );
  }
  if (products.isPending || combos.isLoading) return <ResultsSkeleton />;
  const items = products.data.pages.flatMap(({ results }) => results);
  const total = products.data.pages[0]?.total ?? 0;
  const foundCombos = combos.data ?? [];
  const isEmpty = total === 0 && foundCombos.length === 0;
  return (
    <>
      {(!isEmpty || isFiltered(view)) && (
        <SearchControls view={view} origins={originsOf(items, view.origin)} />
      )}
      <p role="status" className="mt-2 mb-3 text-sm text-muted">
        {!isEmpty && t`${plural(total, { one: '# product found', other: '# products found' })}`}
      </p>
      {isEmpty && <NothingFound view={view} />}
      <ResultsGrid items={items} />
      {products.hasNextPage && (
        <ShowMore
          isLoading={products.isFetchingNextPage}
          onClick={() => void products.fetchNextPage()}
        />
      )}
      {foundCombos.length > 0 && (
        <ResultsSection title={t`Combos`}>
          <ResultsGrid items={foundCombos} />
        </ResultsSection>
      )}
    </>
  );
}

const linkClass = 'min-h-touch content-center font-semibold text-leaf underline';

function NothingFound({ view }: { view: SearchView }) {
  const { t } = useLingui();
  return (
    <EmptyState icon={<SearchX />} title={t`No product found`}>
      {isFiltered(view) ? (
        <Link to={paths.search({ q: view.q })} className={linkClass}>
          {t`Show all results`}
        </Link>
      ) : (
        <>
          <p className="max-w-sm text-muted">{t`Try another word, or look through the categories.`}</p>
          <CategoriesLink />
        </>
      )}
    </EmptyState>
  );
}

function NothingSearched() {
  const { t } = useLingui();
  return (
    <EmptyState icon={<SearchX />} title={t`Type the name of a vegetable, a dish or a sweet.`}>
      <CategoriesLink />
    </EmptyState>
  );
}

function CategoriesLink() {
  const { t } = useLingui();
  return (
    <Link to={paths.categories()} className={linkClass}>
      {t`Categories`}
    </Link>
  );
}
