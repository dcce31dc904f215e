import { useLingui } from '@lingui/react/macro';
import { PackageOpen, WifiOff } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { itemId } from './item.ts';
import type { Listed } from './listing.ts';
import { ProductCard, ProductCardSkeletons } from './product-card.tsx';

const grid = 'grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 lg:grid-cols-4';
const sizes = '(min-width: 80rem) 212px, (min-width: 64rem) 15vw, (min-width: 48rem) 17vw, 34vw';
/** Pictures that are asked for first: the first row of a phone. */
const firstInView = 2;

type Props = {
  items: readonly Listed[];
  /** The id of the item that stands out. */
  marked: number | undefined;
  ref: Ref<HTMLDivElement>;
  /** What stands behind the items, in their grid. */
  children?: ReactNode;
};

/** The cards of a shelf. */
export const ItemList = ({ items, marked, ref, children }: Props) => (
  <div ref={ref} className={grid}>
    {items.map(({ item, begins }, index) => (
      <ProductCard
        key={itemId(item)}
        item={item}
        sizes={sizes}
        priority={index < firstInView}
        marked={itemId(item) === marked}
        begins={begins}
      />
    ))}
    {children}
  </div>
);

export function ListSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading products`} className={grid}>
      <ProductCardSkeletons count={8} />
    </div>
  );
}

type Failed = { title?: string; onRetry: () => void };

export function ListFailed({ title, onRetry }: Failed) {
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
