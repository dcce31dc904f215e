import type { Category } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '../../lib/use-api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { categoriesQuery, subcategoriesQuery, vegIgnoreQuery } from './catalogue-queries.ts';
import { chosenSub, hasVegFilter, type View, viewOf } from './category-view.ts';
import { ListEmpty, ListFailed, ListSkeleton } from './item-list.tsx';
import { ListControls } from './list-controls.tsx';
import { ComboShelf, StockShelf } from './shelf.tsx';
import { SubcategoryNav, SubcategoryNavSkeleton } from './subcategory-nav.tsx';

const columns =
  'md:wrap grid grid-cols-[4.75rem_minmax(0,1fr)] min-[22.5rem]:grid-cols-[5.25rem_minmax(0,1fr)] md:grid-cols-[14rem_minmax(0,1fr)] md:gap-6 md:pt-6 lg:grid-cols-[16rem_minmax(0,1fr)]';

/** A category: its subcategories, and what lies on the chosen shelf. */
export function CategoryScreen({ categoryId }: { categoryId: number }) {
  const api = useApi();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const subs = useQuery(subcategoriesQuery(api, categoryId));
  const chosen = chosenSub(subs.data ?? [], view.sub);
  if (subs.isPending) return <Waiting categoryId={categoryId} />;
  if (subs.data === undefined) {
    return (
      <div className="wrap min-h-[60dvh] py-6">
        <CategoryTitle categoryId={categoryId} />
        <ListFailed onRetry={() => void subs.refetch()} />
      </div>
    );
  }
  if (chosen === undefined) return <NoSubcategories categoryId={categoryId} />;
  return (
    <div className={columns}>
      <SubcategoryNav
        categoryId={categoryId}
        subs={subs.data}
        chosen={chosen.category_id}
        view={view}
      />
      <section className="min-h-[70dvh] min-w-0 p-3 max-md:border-l max-md:border-line md:p-0">
        <CategoryTitle categoryId={categoryId} />
        <Chosen categoryId={categoryId} chosen={chosen} view={view} />
      </section>
    </div>
  );
}

function CategoryTitle({ categoryId }: { categoryId: number }) {
  const { data, isPending } = useQuery(categoriesQuery(useApi()));
  const category = data?.find(({ category_id }) => category_id === categoryId);
  usePageTitle(category?.category_name);
  if (isPending) return <Skeleton className="mb-3 h-8 w-40" />;
  if (!category) return null;
  return (
    <header className="mb-3 md:mb-4">
      <h1 className="text-title font-[740] md:text-display">{category.category_name}</h1>
      <p className="text-muted max-md:hidden">{category.category_description}</p>
    </header>
  );
}

function Chosen(props: { categoryId: number; chosen: Category; view: View }) {
  const { categoryId, chosen, view } = props;
  const ignored = useQuery(vegIgnoreQuery(useApi()));
  const withVeg = !ignored.isPending && hasVegFilter(categoryId, ignored.data ?? '');
  const shelf = { categoryId, sub: chosen, view };
  return (
    <>
      <ListControls
        categoryId={categoryId}
        view={{ ...view, sub: chosen.category_id }}
        withVeg={withVeg}
      />
      <h2 className="mt-4 mb-2 text-base font-[680] md:text-title">{chosen.category_name}</h2>
      {view.show === 'combo' ? <ComboShelf {...shelf} /> : <StockShelf {...shelf} />}
    </>
  );
}

const NoSubcategories = ({ categoryId }: { categoryId: number }) => (
  <div className="wrap py-6">
    <CategoryTitle categoryId={categoryId} />
    <p className="text-muted">No subcategories available for this category.</p>
    <ListEmpty>No products available as this category has no subcategories.</ListEmpty>
  </div>
);

const Waiting = ({ categoryId }: { categoryId: number }) => (
  <div className={columns}>
    <SubcategoryNavSkeleton />
    <section className="min-w-0 p-3 md:p-0">
      <CategoryTitle categoryId={categoryId} />
      <Skeleton className="mb-4 h-12 md:max-w-72" />
      <ListSkeleton />
    </section>
  </div>
);
