import { useLingui } from '@lingui/react/macro';
import type { Combo, Stock } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import type { ReactNode } from 'react';
import { cardLoading, ProductCard, ProductCardSkeletons } from '../catalogue/index.ts';

const gridClass = 'grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5';
const PICTURE_SIZES =
  '(min-width: 80rem) 212px, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw';

/** The cards of the results. */
export const ResultsGrid = ({ items }: { items: readonly (Stock | Combo)[] }) => (
  <div className={gridClass}>
    {items.map((item, index) => (
      <ProductCard
        key={'stock_id' in item ? item.stock_id : item.id}
        item={item}
        sizes={PICTURE_SIZES}
        loading={cardLoading(index)}
      />
    ))}
  </div>
);

export function ResultsSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Searching`} className={gridClass}>
      <ProductCardSkeletons count={8} />
    </div>
  );
}

type ShowMoreProps = { label: string; isLoading: boolean; isFailed: boolean; onClick: () => void };

/** One button, which keeps the focus, continues the list and tries again after a failure. */
export function ShowMore({ label, isLoading, isFailed, onClick }: ShowMoreProps) {
  const { t } = useLingui();
  const hasFailed = isFailed && !isLoading;
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      <p role="alert" className="text-center font-medium empty:hidden">
        {hasFailed && t`More could not be loaded.`}
      </p>
      <Button variant="outline" busy={isLoading} onClick={onClick}>
        {hasFailed ? t`Try again` : label}
      </Button>
    </div>
  );
}

export const ResultsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-8">
    <h2 className="mb-3 text-title font-extrabold">{title}</h2>
    {children}
  </section>
);
