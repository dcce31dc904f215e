import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { useNearViewport } from '@sabuja/ui/lib/use-near-viewport.ts';
import { RetryButton } from '@sabuja/ui/retry-button.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { ChevronUp } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ProductCardSkeleton } from './product-card.tsx';
import type { ListingResult } from './use-listing.ts';

/** `lastPage` is the last loaded page, `count` the number of items after it. */
type NextPageProps = { list: ListingResult; lastPage: number; count: number };

/**
 * Skeletons of the items that are not loaded yet; the next page is loaded when they come near. The
 * server renders them too, so that what is below them does not move; they are hidden without
 * JavaScript.
 */
export function NextPage({ list, lastPage, count }: NextPageProps) {
  const { t } = useLingui();
  if (!list.hasNextPage) return null;
  if (!list.isFetchNextPageError) {
    return (
      <NextPagePlaceholders {...{ lastPage, count }} onNear={() => void list.fetchNextPage()} />
    );
  }
  return (
    <div role="alert" className="col-span-full grid justify-items-center gap-3 py-6">
      <p className="font-medium">{t`More could not be loaded.`}</p>
      <RetryButton busy={list.isFetching} onRetry={list.fetchNextPage} />
    </div>
  );
}

type PlaceholdersProps = { lastPage: number; count: number; onNear: () => void };

function NextPagePlaceholders({ lastPage, count, onNear }: PlaceholdersProps) {
  const { t } = useLingui();
  const firstCard = useRef<HTMLDivElement>(null);
  useNearViewport(firstCard, onNear, lastPage);
  return Array.from({ length: count }, (_, index) => (
    <ProductCardSkeleton
      // Keys count from the end: the remaining skeletons keep their elements, which anchor the scroll position.
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
      key={count - index}
      {...(index === 0 ? { ref: firstCard, statusText: t`Loading more` } : {})}
    />
  ));
}

type EarlierPageProps = {
  list: ListingResult;
  firstPage: number;
  toPage: (page: number) => string;
  cardsRef: RefObject<HTMLElement | null>;
};

const opensInNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

/**
 * Link to the page before the first loaded one: loads it in place, or opens it without JavaScript.
 */
export function EarlierPage({ list, firstPage, toPage, cardsRef }: EarlierPageProps) {
  const { t } = useLingui();
  const wasClicked = useRef(false);
  useEffect(() => {
    // The link disappears when page 1 is loaded: move the focus to its first card.
    if (firstPage === 1 && wasClicked.current) cardsRef.current?.querySelector('a')?.focus();
  }, [firstPage, cardsRef]);
  if (firstPage === 1) return null;
  const loadInPlace = (event: MouseEvent) => {
    if (opensInNewTab(event)) return;
    event.preventDefault();
    wasClicked.current = true;
    void list.fetchPreviousPage();
  };
  return (
    <Link
      to={toPage(firstPage - 1)}
      onClick={loadInPlace}
      rel="prev"
      className={`${buttonClass('soft', 'md')} mb-2 w-full md:mb-4`}
    >
      {list.isFetchingPreviousPage ? (
        <Spinner className="size-4.5" />
      ) : (
        <ChevronUp aria-hidden="true" className="size-5" />
      )}
      {t`Show earlier items`}
    </Link>
  );
}
