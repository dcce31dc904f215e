import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';
import { filterNames, type ProductFilter, productsQuery } from './product-queries.ts';

/** All products, found by name, SKU, barcode, department, subcategory and state. */
export function ProductsScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const filter: ProductFilter = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const query = useQuery(productsQuery(filter, page));
  const mayManage = useSession()?.permissions.includes('catalogue.manage') ?? false;
  usePageTitle(t`Products`);
  const show = (next: ProductFilter, nextPage = 1) =>
    setParams(
      { ...withoutEmpty(next), ...(nextPage > 1 && { page: String(nextPage) }) },
      { replace: nextPage === 1 },
    );
  const { data } = query;
  return (
    <Page
      title={t`Products`}
      actions={
        mayManage && (
          <Link to={paths.newProduct} className={buttonClass('primary', 'sm')}>
            {t`New product`}
          </Link>
        )
      }
    >
      <ProductFilters filter={filter} onChange={show} total={data?.total} />
      {query.isError && (
        <LoadFailed
          title={t`The products could not be loaded.`}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      )}
      {query.isPending && <Skeleton className="h-96 rounded-card" />}
      {data?.results.length === 0 && (
        <EmptyState
          icon={<Package />}
          title={
            Object.keys(filter).length === 0
              ? t`The shop has no products yet.`
              : t`No product is like this.`
          }
        />
      )}
      {data && data.results.length > 0 && <ProductList products={data.results} />}
      {data && data.total_pages > 1 && (
        <Pager
          label={t`Pages`}
          page={page}
          lastPage={data.total_pages}
          onPageChange={(next) => {
            show(filter, next);
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </Page>
  );
}

const withoutEmpty = (filter: ProductFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
