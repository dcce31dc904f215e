import type { Combo, Stock } from '@sabuja/contract';
import { PackageOpen, WifiOff } from 'lucide-react';
import { type Ref, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

export const listGrid =
  'grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 lg:grid-cols-4 min-[100rem]:grid-cols-5';

export const ListSkeleton = () => (
  <div role="status" aria-label="Loading products" className={listGrid}>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
      <ProductCardSkeleton key={key} />
    ))}
  </div>
);

export const ListFailed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState icon={<WifiOff />} title="The shelf could not be loaded.">
    <Button variant="outline" onClick={onRetry}>
      Try again
    </Button>
  </EmptyState>
);

export const ListEmpty = ({ children }: { children: string }) => (
  <EmptyState icon={<PackageOpen />} title={children} />
);

const keyOf = (item: Stock | Combo): number => ('stock_id' in item ? item.stock_id : item.id);

/** The cards of a shelf. `picked` is brought into view, and put first when it is on a later page. */
export function ItemList({
  items,
  picked,
}: {
  items: readonly (Stock | Combo)[];
  picked?: Stock | undefined;
}) {
  const isListed = picked !== undefined && items.some((item) => keyOf(item) === picked.stock_id);
  const shown = picked === undefined || isListed ? items : [picked, ...items];
  const card = useIntoView(picked?.stock_id);
  return (
    <div className={listGrid}>
      {shown.map((item, index) => {
        const isPicked = keyOf(item) === picked?.stock_id;
        return (
          <ProductCard
            key={keyOf(item)}
            item={item}
            priority={index < 4}
            picked={isPicked}
            ref={isPicked ? card : undefined}
          />
        );
      })}
    </div>
  );
}

/** Scrolls what carries the ref into view whenever another id is picked. */
function useIntoView(id: number | undefined): Ref<HTMLElement> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (id === undefined) return;
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return element;
}
