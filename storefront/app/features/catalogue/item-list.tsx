import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { PackageOpen, WifiOff } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cardLoading } from './card-loading.ts';
import { itemId } from './item.ts';
import type { ListedItem } from './listing-pages.ts';
import { ProductCard, ProductCardSkeletons } from './product-card.tsx';

const sizes = '(min-width: 80rem) 212px, (min-width: 64rem) 15vw, (min-width: 48rem) 17vw, 34vw';

type Props = {
  items: readonly ListedItem[];
  /** Id of the highlighted item. */
  highlightedId: number | undefined;
  ref: Ref<HTMLDivElement>;
  /** Appended to the grid after the items. */
  children?: ReactNode;
};

/** Grid of product cards. */
export const ItemList = ({ items, highlightedId, ref, children }: Props) => (
  <div ref={ref} className="card-grid">
    {items.map(({ item, startsPage }, index) => (
      <ProductCard
        key={itemId(item)}
        item={item}
        sizes={sizes}
        loading={cardLoading(index)}
        isHighlighted={itemId(item) === highlightedId}
        startsPage={startsPage}
      />
    ))}
    {children}
  </div>
);

export function ListSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading products`} className="card-grid">
      <ProductCardSkeletons count={8} />
    </div>
  );
}

type ListFailedProps = { title?: string; onRetry: () => void };

export function ListFailed({ title, onRetry }: ListFailedProps) {
  const { t } = useLingui();
  return (
    <LoadFailed
      icon={<WifiOff />}
      title={title ?? t`The shelf could not be loaded.`}
      onRetry={onRetry}
    />
  );
}

export const ListEmpty = ({ children }: { children: string }) => (
  <EmptyState icon={<PackageOpen />} title={children} />
);
