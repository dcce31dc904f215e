import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { CategoriesLink } from './nothing-found.tsx';
import { SearchResults } from './search-results.tsx';
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
      {q === '' ? <NothingSearched /> : <SearchResults view={view} />}
    </div>
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
