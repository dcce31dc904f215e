import { useLingui } from '@lingui/react/macro';
import { ChevronUp } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useAlive } from '../../lib/use-alive.ts';
import { buttonClass } from '../../ui/button.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ProductCardSkeleton } from './product-card.tsx';
import type { ShelfList } from './use-shelf.ts';

/** How far ahead of the eye the next page is asked for. */
const ahead = '900px';

type NextProps = { list: ShelfList; count: number };

/** The shape of the next page's cards, which come when one nears them. Without scripts, nothing. */
export function NextPage({ list, count }: NextProps) {
  const { t } = useLingui();
  if (!useAlive() || !list.hasNextPage) return null;
  if (!list.isFetchNextPageError) {
    return <Coming count={count} onNear={() => void list.fetchNextPage()} />;
  }
  return (
    <div role="alert" className="col-span-full grid justify-items-center gap-3 py-6">
      <p className="font-[560]">{t`More could not be loaded.`}</p>
      <RetryButton busy={list.isFetching} onRetry={list.fetchNextPage} />
    </div>
  );
}

function Coming({ count, onNear }: { count: number; onNear: () => void }) {
  const { t } = useLingui();
  const first = useRef<HTMLDivElement>(null);
  const come = useEffectEvent(onNear);
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && come(), {
      rootMargin: `${ahead} 0px`,
    });
    if (first.current) observer.observe(first.current);
    return () => observer.disconnect();
  }, []);
  return Array.from({ length: count }, (_, index) => (
    <ProductCardSkeleton
      // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
      key={index}
      {...(index === 0 ? { ref: first, says: t`Loading more` } : {})}
    />
  ));
}

type EarlierProps = {
  list: ShelfList;
  /** The first loaded page. */
  first: number;
  toPage: (page: number) => string;
  cards: RefObject<HTMLElement | null>;
};

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

/** Leads to what stands before the first loaded page: loads it in place, or without scripts opens it. */
export function EarlierPage({ list, first, toPage, cards }: EarlierProps) {
  const { t } = useLingui();
  const pressed = useRef(false);
  useEffect(() => {
    // The link goes once the first page is there: the focus moves on to its first card.
    if (first === 1 && pressed.current) cards.current?.querySelector('a')?.focus();
  }, [first, cards]);
  if (first === 1) return null;
  const loadInPlace = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    pressed.current = true;
    void list.fetchPreviousPage();
  };
  return (
    <Link
      to={toPage(first - 1)}
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
