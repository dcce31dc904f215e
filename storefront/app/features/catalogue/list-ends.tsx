import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { RetryButton } from '@sabuja/ui/retry-button.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { ChevronUp } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { ProductCardSkeleton } from './product-card.tsx';
import type { ListingResult } from './use-listing.ts';

/** Distance below the viewport at which the next page is requested. */
const PRELOAD_MARGIN = '900px';

type NextPageProps = { list: ListingResult; count: number };

/**
 * Skeletons of the next page, which is loaded when they come near. Renders nothing without
 * JavaScript.
 */
export function NextPage({ list, count }: NextPageProps) {
  const { t } = useLingui();
  if (!useHydrated() || !list.hasNextPage) return null;
  if (!list.isFetchNextPageError) {
    return <NextPagePlaceholder count={count} onNear={() => void list.fetchNextPage()} />;
  }
  return (
    <div role="alert" className="col-span-full grid justify-items-center gap-3 py-6">
      <p className="font-[560]">{t`More could not be loaded.`}</p>
      <RetryButton busy={list.isFetching} onRetry={list.fetchNextPage} />
    </div>
  );
}

function NextPagePlaceholder({ count, onNear }: { count: number; onNear: () => void }) {
  const { t } = useLingui();
  const firstCard = useRef<HTMLDivElement>(null);
  const loadNext = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && loadNext(),
      {
        rootMargin: `${PRELOAD_MARGIN} 0px`,
      },
    );
    if (firstCard.current) observer.observe(firstCard.current);
    return () => observer.disconnect();
  }, []);
  return Array.from({ length: count }, (_, index) => (
    <ProductCardSkeleton
      // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
      key={index}
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
