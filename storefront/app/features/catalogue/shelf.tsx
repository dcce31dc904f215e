import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { lastPageBefore } from './category-view.ts';
import { ItemList, ListEmpty, ListFailed, ListSkeleton } from './item-list.tsx';
import { EarlierPage, NextPage } from './list-ends.tsx';
import { countOfNext, listed } from './listing.ts';
import { PageLinks, useGoToPage } from './page-links.tsx';
import { asShown } from './picked-item.ts';
import { pageSize, type Shelf, type ShelfPage } from './shelf-query.ts';
import { useAddressFollows } from './use-address-follows.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { type ShelfList, useShelf } from './use-shelf.ts';
import { usePickOn, useShowPicked } from './use-show-picked.ts';

type Props = {
  categoryId: number;
  shelf: Shelf;
  /** The page of the address. */
  page: number;
};

/** The goods of a shelf, page after page, from the page of the address on. */
export function ShelfGoods({ categoryId, shelf, page }: Props) {
  const pick = usePickOn(shelf);
  const list = useShelf(shelf, { page, stock: pick });
  const toPage = (n: number) => paths.category(categoryId, { ...shelf, page: n });
  const [first, ...others] = list.data?.pages ?? [];
  if (list.isPending) return <ListSkeleton />;
  if (first === undefined) return <ListFailed onRetry={() => void list.refetch()} />;
  const pages: Pages = [first, ...others];
  return <Loaded list={list} pages={pages} show={shelf.show} page={page} {...{ pick, toPage }} />;
}

type Pages = readonly [ShelfPage, ...ShelfPage[]];
type LoadedProps = {
  list: ShelfList;
  pages: Pages;
  show: Shelf['show'];
  page: number;
  pick: number | undefined;
  toPage: (page: number) => string;
};

function Loaded({ list, pages, show, page, pick, toPage }: LoadedProps) {
  const cards = useRef<HTMLDivElement>(null);
  const follow = useFollow(toPage);
  useAddressFollows(cards, page, follow);
  useGoToPage(cards, page);
  useReadingPlace(cards);
  const marked = useShowPicked(pick, pages, follow);
  const [first] = pages;
  const last = pages.at(-1) ?? first;
  const turnBackTo = lastPageBefore(first.page, first);
  useTurnBack(turnBackTo, follow);
  const items = listed(pages);
  if (items.length === 0) {
    return turnBackTo === undefined ? <Nothing show={show} /> : <ListSkeleton />;
  }
  return (
    <>
      <EarlierPage list={list} first={first.page} toPage={toPage} cards={cards} />
      <ItemList ref={cards} items={items} marked={marked}>
        <NextPage key={last.page} list={list} count={countOfNext(last, pageSize)} />
      </ItemList>
      <PageLinks page={page} total={last.total_pages} toPage={toPage} />
    </>
  );
}

/** Writes the page that is read into the address, in place of the entry there. */
function useFollow(toPage: (page: number) => string): (page: number) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (page) =>
    void navigate(toPage(page), { replace: true, preventScrollReset: true, state: asShown(state) });
}

/** An address beyond the end of the list becomes that of its last page. */
function useTurnBack(page: number | undefined, follow: (page: number) => void): void {
  const turnBack = useEffectEvent(follow);
  useEffect(() => {
    if (page !== undefined) turnBack(page);
  }, [page]);
}

function Nothing({ show }: { show: Shelf['show'] }) {
  const { t } = useLingui();
  return (
    <ListEmpty>
      {show === 'combo'
        ? t`No combos found in this subcategory.`
        : t`No items found in this subcategory.`}
    </ListEmpty>
  );
}
