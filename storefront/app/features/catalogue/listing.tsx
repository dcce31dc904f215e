import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { lastPageBefore } from './category-view.ts';
import { EmptyListing } from './empty-listing.tsx';
import { itemId } from './item.ts';
import { ItemList, ListFailed, ListSkeleton } from './item-list.tsx';
import { EarlierPage, NextPage } from './list-ends.tsx';
import { mergePages, placeholderCount } from './listing-pages.ts';
import { type Listing, type ListingPage, PAGE_SIZE } from './listing-query.ts';
import { PageLinks, useGoToPage } from './page-links.tsx';
import { markAsShown } from './picked-item.ts';
import { useHighlightPicked, usePickedItemOf } from './use-highlight-picked.ts';
import { type ListingResult, useListing } from './use-listing.ts';
import { useRestoreScroll } from './use-restore-scroll.ts';
import { useSyncPageUrl } from './use-sync-page-url.ts';

type Props = {
  categoryId: number;
  listing: Listing;
  /** The page in the URL. */
  page: number;
};

/** The items of a listing as an infinite list that starts at the page in the URL. */
export function ListingItems({ categoryId, listing, page }: Props) {
  const picked = usePickedItemOf(listing);
  const pickedId = picked && itemId(picked.item);
  // Only of products can the server tell the page; combos are few.
  const stock = picked?.type === 'STOCK' ? pickedId : undefined;
  const list = useListing(listing, { page, stock });
  const toPage = (n: number) => paths.category(categoryId, { ...listing, page: n });
  const [first, ...others] = list.data?.pages ?? [];
  if (list.isPending) return <ListSkeleton />;
  if (first === undefined) return <ListFailed onRetry={() => void list.refetch()} />;
  const pages: LoadedPages = [first, ...others];
  return <LoadedListing {...{ categoryId, listing, list, pages, page, pickedId, toPage }} />;
}

type LoadedPages = readonly [ListingPage, ...ListingPage[]];
type LoadedListingProps = {
  categoryId: number;
  listing: Listing;
  list: ListingResult;
  pages: LoadedPages;
  page: number;
  pickedId: number | undefined;
  toPage: (page: number) => string;
};

function LoadedListing(props: LoadedListingProps) {
  const { categoryId, listing, list, pages, page, pickedId, toPage } = props;
  const cardsRef = useRef<HTMLDivElement>(null);
  const replacePage = useReplacePage(toPage);
  useSyncPageUrl(cardsRef, page, replacePage);
  useGoToPage(cardsRef, page);
  useRestoreScroll(cardsRef);
  const highlightedId = useHighlightPicked(pickedId, pages, replacePage);
  const [firstPage] = pages;
  const lastPage = pages.at(-1) ?? firstPage;
  const redirectPage = lastPageBefore(firstPage.page, firstPage);
  useRedirectToPage(redirectPage, replacePage);
  const items = mergePages(pages);
  if (items.length === 0) {
    return redirectPage === undefined ? (
      <EmptyListing categoryId={categoryId} listing={listing} />
    ) : (
      <ListSkeleton />
    );
  }
  return (
    <>
      <EarlierPage list={list} firstPage={firstPage.page} toPage={toPage} cardsRef={cardsRef} />
      <ItemList ref={cardsRef} items={items} highlightedId={highlightedId}>
        <NextPage
          list={list}
          lastPage={lastPage.page}
          count={placeholderCount(lastPage, PAGE_SIZE)}
        />
      </ItemList>
      <PageLinks page={page} total={lastPage.total_pages} toPage={toPage} />
    </>
  );
}

/** Replaces the current history entry by the URL of a page. */
function useReplacePage(toPage: (page: number) => string): (page: number) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (page) =>
    void navigate(toPage(page), {
      replace: true,
      preventScrollReset: true,
      state: markAsShown(state),
    });
}

/** Redirects a URL beyond the end of the listing to its last page. */
function useRedirectToPage(page: number | undefined, replacePage: (page: number) => void): void {
  const redirect = useEffectEvent(replacePage);
  useEffect(() => {
    if (page !== undefined) redirect(page);
  }, [page]);
}
