import type { Category, Stock } from '@sabuja/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { combosQuery, stocksQuery } from './catalogue-queries.ts';
import type { View } from './category-view.ts';
import { ItemList, ListEmpty, ListFailed, ListSkeleton } from './item-list.tsx';
import { PageLinks } from './page-links.tsx';
import { usePickedItem } from './picked-item.ts';

type ShelfProps = { categoryId: number; sub: Category; view: View };

/** The products of a subcategory. */
export function StockShelf({ categoryId, sub, view }: ShelfProps) {
  const query = { sub: sub.category_id, veg: view.veg, page: view.page };
  const list = useInfiniteQuery(stocksQuery(useApi(), query));
  const picked = usePickedOn(sub.category_id);
  if (list.isPending) return <ListSkeleton />;
  if (list.data === undefined) return <ListFailed onRetry={() => void list.refetch()} />;
  const items = list.data.pages
    .flatMap(({ results }) => results)
    .filter(({ inactive }) => inactive === 0);
  if (items.length === 0) return <ListEmpty>No items found in this subcategory.</ListEmpty>;
  return (
    <>
      <ItemList items={items} picked={picked} />
      <More list={list} categoryId={categoryId} sub={sub} view={view} />
    </>
  );
}

/** The combos of a subcategory. */
export function ComboShelf({ categoryId, sub, view }: ShelfProps) {
  const list = useInfiniteQuery(combosQuery(useApi(), { sub: sub.category_id, page: view.page }));
  if (list.isPending) return <ListSkeleton />;
  if (list.data === undefined) return <ListFailed onRetry={() => void list.refetch()} />;
  const items = list.data.pages
    .flatMap(({ results }) => results)
    .filter(({ inactive }) => inactive === 0);
  if (items.length === 0) return <ListEmpty>No combos found in this subcategory.</ListEmpty>;
  return (
    <>
      <ItemList items={items} />
      <More list={list} categoryId={categoryId} sub={sub} view={view} />
    </>
  );
}

type Listed = {
  data: { pages: readonly { page: number; total_pages: number }[] } | undefined;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

function More({ list, categoryId, sub, view }: ShelfProps & { list: Listed }) {
  const last = list.data?.pages.at(-1);
  return last ? (
    <PageLinks
      page={last.page}
      total={last.total_pages}
      toPage={(page) => paths.category(categoryId, { ...view, sub: sub.category_id, page })}
      loading={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  ) : null;
}

/** The product picked in the search, when this is its subcategory. */
function usePickedOn(sub: number): Stock | undefined {
  const picked = usePickedItem();
  return picked?.type === 'STOCK' && picked.item.subcategory_id === sub ? picked.item : undefined;
}
