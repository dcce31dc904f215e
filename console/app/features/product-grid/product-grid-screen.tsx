import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { List, Package } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { categoriesQuery } from '../../lib/categories-query.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { paths } from '../../lib/paths.ts';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { filterNames, ProductFilters } from '../products/index.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { GridEditor } from './grid-editor.tsx';
import { gridQuery, MAX_ROWS } from './grid-queries.ts';

/** The products of a filter as a grid, in which many are changed at once. */
export function ProductGridScreen() {
  const { t } = useLingui();
  const { filter, change } = useListAddress(byNames(filterNames));
  const [params] = useSearchParams();
  const [isDirty, setIsDirty] = useState(false);
  const query = useQuery(gridQuery(filter));
  const categories = useQuery(categoriesQuery);
  const isReadOnly = !useSession()?.permissions.includes('catalogue.manage');
  usePageTitle(t`Products in a grid`);
  return (
    <Page
      title={t`Products in a grid`}
      actions={
        <Link to={`${paths.products}?${params}`} className={buttonClass('outline', 'sm')}>
          <List aria-hidden="true" className="size-4" />
          {t`As a list`}
        </Link>
      }
    >
      <div className="grid min-w-0 gap-1">
        <fieldset disabled={isDirty} className="disabled:opacity-60">
          <legend className="sr-only">{t`Products shown`}</legend>
          <ProductFilters filter={filter} onChange={change} total={query.data?.total} />
        </fieldset>
        <p className="min-h-5 text-sm text-muted">
          {isDirty ? t`To show other products, save or discard your changes first.` : ''}
        </p>
        <Loaded query={categories} failed={t`The categories could not be loaded.`}>
          {({ results }) => (
            <Loaded query={query} failed={t`The products could not be loaded.`}>
              {({ products, total }) => (
                <>
                  {total > MAX_ROWS && (
                    <Alert tone="haldi" size="sm">
                      {t`The grid has the first ${products.length} products of ${total}. Choose a subcategory to see others.`}
                    </Alert>
                  )}
                  {products.length === 0 ? (
                    <EmptyState
                      icon={<Package />}
                      title={
                        Object.keys(filter).length === 0
                          ? t`The shop has no products yet.`
                          : t`No product is like this.`
                      }
                    />
                  ) : (
                    <GridEditor
                      key={JSON.stringify(filter)}
                      products={products}
                      categories={results}
                      isReadOnly={isReadOnly}
                      onDirty={setIsDirty}
                    />
                  )}
                </>
              )}
            </Loaded>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
