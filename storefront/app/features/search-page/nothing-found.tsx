import { useLingui } from '@lingui/react/macro';
import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { isFiltered } from '../../lib/list-arrangement.ts';
import { paths } from '../../lib/paths.ts';

const linkClass = 'min-h-touch content-center font-semibold text-leaf underline';

/** Says that a search has no results, and leads on. */
export function NothingFound({ view }: { view: SearchView }) {
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

export function CategoriesLink() {
  const { t } = useLingui();
  return (
    <Link to={paths.categories()} className={linkClass}>
      {t`Categories`}
    </Link>
  );
}
