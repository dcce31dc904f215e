import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { pageNumbers } from './category-view.ts';

export type PageLinksProps = {
  /** The last page shown. */
  page: number;
  total: number;
  toPage: (page: number) => string;
  loading: boolean;
  onMore: () => void;
};

/** More of the list in place, and every page of it by its own address. */
export function PageLinks({ page, total, toPage, loading, onMore }: PageLinksProps) {
  if (total <= 1) return null;
  return (
    <div className="mt-6 grid justify-items-center gap-4">
      {page < total && (
        <Button variant="soft" busy={loading} onClick={onMore} className="min-w-52">
          Show more
        </Button>
      )}
      <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <Step to={toPage(page - 1)} label="Previous page">
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
        )}
        {pageNumbers(page, total).map((n, index) =>
          n === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have nothing else to be told apart by
            <span key={`gap-${index}`} className="px-1 text-muted">
              …
            </span>
          ) : (
            <Step key={n} to={toPage(n)} label={`Page ${n}`} current={n === page}>
              {n}
            </Step>
          ),
        )}
        {page < total && (
          <Step to={toPage(page + 1)} label="Next page">
            <ChevronRight aria-hidden="true" className="size-5" />
          </Step>
        )}
      </nav>
    </div>
  );
}

const Step = (props: { to: string; label: string; current?: boolean; children: ReactNode }) => (
  <Link
    to={props.to}
    aria-label={props.label}
    aria-current={props.current ? 'page' : undefined}
    className={clsx(
      'tabular grid size-11 place-items-center rounded-control',
      props.current ? 'bg-leaf font-[680] text-on-leaf' : 'font-[560] hover:bg-leaf-soft',
    )}
  >
    {props.children}
  </Link>
);
