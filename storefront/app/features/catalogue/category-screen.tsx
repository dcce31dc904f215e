import { useLingui } from '@lingui/react/macro';
import type { Category } from '@sabuja/contract';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '../../lib/use-api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ArrangePanel } from './arrange-panel.tsx';
import { categoriesQuery, subcategoriesQuery, vegIgnoreQuery } from './catalogue-queries.ts';
import {
  type CategoryPageView,
  hasVegFilter,
  offeredOrigins,
  parseView,
  selectSubcategory,
  viewOfSubcategory,
  withoutVegFilter,
} from './category-view.ts';
import { ListEmpty, ListFailed, ListSkeleton } from './item-list.tsx';
import { ListControls, ListControlsSkeleton } from './list-controls.tsx';
import { ListingItems } from './listing.tsx';
import { SubcategoryNav, SubcategoryNavSkeleton } from './subcategory-nav.tsx';

const columnsClass =
  'md:wrap grid grid-cols-[min(4.75rem,24vw)_minmax(0,1fr)] min-[22.5rem]:grid-cols-[min(5.25rem,24vw)_minmax(0,1fr)] md:grid-cols-[min(14rem,30vw)_minmax(0,1fr)] md:gap-6 md:pt-6 lg:grid-cols-[min(16rem,30vw)_minmax(0,1fr)]';
const contentClass = 'min-h-[70dvh] min-w-0 p-2 pt-1.5 max-md:border-l max-md:border-line md:p-0';

type Props = {
  categoryId: number;
  /** Rendered if there is no such category. */
  notFound: ReactNode;
};

/** Category page: its subcategories and the selected listing. */
export function CategoryScreen({ categoryId, notFound }: Props) {
  const api = useApi();
  const [search] = useSearchParams();
  const requestedView = parseView(search);
  const subcategories = useQuery(subcategoriesQuery(api, categoryId));
  const selected = selectSubcategory(subcategories.data ?? [], requestedView.sub);
  if (isNotFound(subcategories.error)) return notFound;
  if (subcategories.isPending) return <CategorySkeleton categoryId={categoryId} />;
  if (subcategories.data === undefined) {
    return (
      <div className="wrap min-h-[60dvh] py-6">
        <CategoryTitle categoryId={categoryId} />
        <ListFailed onRetry={() => void subcategories.refetch()} />
      </div>
    );
  }
  if (selected === undefined) return <NoSubcategories categoryId={categoryId} />;
  return (
    <CategoryContent
      {...{ categoryId, subcategories: subcategories.data, selected, requestedView }}
    />
  );
}

type CategoryContentProps = {
  categoryId: number;
  subcategories: readonly Category[];
  selected: Category;
  requestedView: CategoryPageView;
};

function CategoryContent({
  categoryId,
  subcategories,
  selected,
  requestedView,
}: CategoryContentProps) {
  const vegIgnoreSetting = useQuery(vegIgnoreQuery(useApi()));
  const showsVegFilter = hasVegFilter(categoryId, vegIgnoreSetting.data ?? '');
  const view = viewOfSubcategory(
    showsVegFilter ? requestedView : withoutVegFilter(requestedView),
    selected,
  );
  const { sub, page, ...arrangement } = view;
  return (
    <div className={columnsClass}>
      <SubcategoryNav
        categoryId={categoryId}
        subcategories={subcategories}
        selectedId={sub}
        view={view}
      />
      <section className={contentClass}>
        <ListControls
          categoryId={categoryId}
          view={view}
          showsVegFilter={showsVegFilter && !vegIgnoreSetting.isPending}
          title={<CategoryTitle categoryId={categoryId} />}
        />
        <SubcategoryHeading subcategory={selected} />
        <ArrangePanel
          categoryId={categoryId}
          view={view}
          showsVegFilter={showsVegFilter && !vegIgnoreSetting.isPending}
          origins={offeredOrigins(view, selected)}
        />
        <ListingItems
          key={JSON.stringify([sub, arrangement])}
          categoryId={categoryId}
          listing={{ sub, ...arrangement }}
          page={page}
        />
      </section>
    </div>
  );
}

function CategoryTitle({ categoryId }: { categoryId: number }) {
  const { data, isPending } = useQuery(categoriesQuery(useApi()));
  const category = data?.find(({ category_id }) => category_id === categoryId);
  usePageTitle(category?.category_name);
  if (isPending) return <Skeleton className="my-2 h-7 w-32 md:h-8 md:w-40" />;
  if (!category) return null;
  return (
    <header>
      <h1 className="text-lg leading-tight font-extrabold max-md:px-0.5 md:text-display">
        {category.category_name}
      </h1>
      <p className="text-muted max-md:px-0.5 max-md:text-sm max-md:text-pretty">
        {category.category_description}
      </p>
    </header>
  );
}

/** Name of the selected subcategory; on phones also its description, for which the navigation rail is too narrow. */
const SubcategoryHeading = ({ subcategory }: { subcategory: Category }) => (
  <div className="mb-2 grid min-h-11 content-center pr-13 max-md:pl-0.5 md:mt-3 md:pr-44">
    <h2 className="text-base md:text-title">{subcategory.category_name}</h2>
    <p className="text-sm text-pretty text-muted md:hidden">{subcategory.category_description}</p>
  </div>
);

function NoSubcategories({ categoryId }: { categoryId: number }) {
  const { t } = useLingui();
  return (
    <div className="wrap grid gap-x-6 py-6 md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)]">
      <p className="text-muted max-md:order-last max-md:text-center">
        {t`No subcategories available for this category.`}
      </p>
      <section className="min-h-[50dvh]">
        <CategoryTitle categoryId={categoryId} />
        <ListEmpty>{t`No products available as this category has no subcategories.`}</ListEmpty>
      </section>
    </div>
  );
}

const CategorySkeleton = ({ categoryId }: { categoryId: number }) => (
  <div className={columnsClass}>
    <SubcategoryNavSkeleton />
    <section className={contentClass}>
      <ListControlsSkeleton title={<CategoryTitle categoryId={categoryId} />} />
      <Skeleton className="hidden h-6 w-32 md:mt-5 md:mb-2 md:block" />
      <ListSkeleton />
    </section>
  </div>
);
