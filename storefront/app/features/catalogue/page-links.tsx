import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { pageNumbers } from './category-view.ts';
import { firstCardOfPage } from './use-sync-page-url.ts';

type Props = {
  /** The page in the URL. */
  page: number;
  total: number;
  toPage: (page: number) => string;
};

/**
 * Numbered links to the pages of the listing. All cells have one width, and Previous and Next keep
 * their place, so that nothing moves when scrolling changes the current page.
 */
export function PageLinks({ page, total, toPage }: Props) {
  const { t } = useLingui();
  if (total <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="mt-6 flex justify-center gap-0.5">
      {page > 1 ? (
        <PageLink to={toPage(page - 1)} label={t`Previous page`}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </PageLink>
      ) : (
        <span className={CELL} />
      )}
      {pageNumbers(page, total).map((n, index) =>
        n === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity
          <span key={`gap-${index}`} aria-hidden="true" className={clsx(CELL, 'text-muted')}>
            …
          </span>
        ) : (
          <PageLink key={n} to={toPage(n)} label={t`Page ${n}`} current={n === page}>
            {n}
          </PageLink>
        ),
      )}
      {page < total ? (
        <PageLink to={toPage(page + 1)} label={t`Next page`}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </PageLink>
      ) : (
        <span className={CELL} />
      )}
    </nav>
  );
}

const PAGE_LINK_STATE = { toPage: true } as const;
const CELL = 'tabular grid h-11 w-full max-w-11 place-items-center rounded-control';

const PageLink = (props: { to: string; label: string; current?: boolean; children: ReactNode }) => (
  <Link
    to={props.to}
    state={PAGE_LINK_STATE}
    preventScrollReset
    aria-label={props.label}
    aria-current={props.current ? 'page' : undefined}
    className={clsx(
      CELL,
      props.current ? 'bg-leaf font-bold text-on-leaf' : 'font-medium hover:bg-leaf-soft',
    )}
  >
    {props.children}
  </Link>
);

/** After following a page link, scrolls to the first card of that page and focuses it. */
export function useGoToPage(listRef: RefObject<HTMLElement | null>, page: number): void {
  const { key, state } = useLocation();
  const arrivalKey = useNavigationType() !== 'POP' && state?.toPage === true ? key : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per followed page link
  useEffect(() => {
    if (arrivalKey === undefined) return;
    const firstCard = firstCardOfPage(listRef.current, page);
    firstCard?.scrollIntoView({ block: 'start' });
    firstCard?.querySelector('a')?.focus({ preventScroll: true });
  }, [arrivalKey]);
}
