import { useLingui } from '@lingui/react/macro';
import type { Combo, Stock } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import type { ReactNode } from 'react';
import { ProductCard, ProductCardSkeletons } from '../catalogue/index.ts';

const gridClass = 'grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-5';
const PICTURE_SIZES =
  '(min-width: 80rem) 212px, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw';
/** Number of pictures loaded with priority: the first row on a phone. */
const PRIORITY_PICTURES = 2;

/** The cards of the results. */
export const ResultsGrid = ({ items }: { items: readonly (Stock | Combo)[] }) => (
  <div className={gridClass}>
    {items.map((item, index) => (
      <ProductCard
        key={'stock_id' in item ? item.stock_id : item.id}
        item={item}
        sizes={PICTURE_SIZES}
        priority={index < PRIORITY_PICTURES}
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

export function ShowMore({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  const { t } = useLingui();
  return (
    <div className="mt-6 grid justify-center">
      <Button variant="outline" busy={isLoading} onClick={onClick}>
        {t`Show more`}
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
