import type { Combo, Stock } from '@sabuja/contract';
import clsx from 'clsx';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { DiscountTag } from '../../ui/discount-tag.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VegMark } from '../../ui/veg-mark.tsx';
import { ProductButton } from '../cart/index.ts';

export type ProductCardProps = {
  item: Stock | Combo;
  priority?: boolean;
  /** Stands out: what was picked in the search. */
  picked?: boolean;
  ref?: Ref<HTMLElement> | undefined;
};

export const cardSizes = '(min-width: 80rem) 220px, (min-width: 48rem) 28vw, 45vw';

/** One product on a shelf: everything but its button leads to its page. */
export function ProductCard({ item, priority = false, picked = false, ref }: ProductCardProps) {
  const [id, type] =
    'stock_id' in item ? [item.stock_id, 'STOCK' as const] : [item.id, 'COMBO' as const];
  const isGone = item.quantity === 0;
  return (
    <article
      ref={ref}
      className={clsx(
        'relative flex flex-col rounded-card border bg-surface p-2 transition-shadow duration-(--quick) hover:shadow-float',
        picked ? 'border-leaf ring-2 ring-leaf' : 'border-line',
      )}
    >
      <div className="relative overflow-hidden rounded-field bg-sunk">
        <Picture
          url={item.image_urls[0]}
          alt=""
          sizes={cardSizes}
          priority={priority}
          className={clsx('aspect-square', isGone && 'opacity-45')}
        />
        <DiscountTag discount={item.discount} className="absolute top-1.5 left-1.5" />
        <span className="absolute top-1.5 right-1.5">
          <VegMark veg={item.veg_nonveg_type === 0} />
        </span>
        {isGone && (
          <span className="absolute inset-x-0 bottom-0 bg-surface/85 py-1 text-center text-xs font-[620] text-ink">
            Out of stock
          </span>
        )}
      </div>
      <h3 className="mt-2 line-clamp-2 min-h-[2.6em] px-0.5 text-[0.95rem] leading-[1.3] font-[620] tracking-normal text-pretty">
        <Link
          to={paths.product(id)}
          state={{ item, type }}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-leaf"
        >
          {item.name}
        </Link>
      </h3>
      <p className="truncate px-0.5 text-sm text-muted">{item.units}</p>
      <Price
        cost={item.cost}
        discount={item.discount}
        size="card"
        className="mt-auto min-h-7 px-0.5 pt-1"
      />
      <div className="relative z-1 mt-1.5">
        <ProductButton item={item} type={type} />
      </div>
    </article>
  );
}

export const ProductCardSkeleton = () => (
  <div className="rounded-card border border-line bg-surface p-2">
    <Skeleton className="aspect-square" />
    <Skeleton className="mt-3 h-4 w-4/5 rounded-full" />
    <Skeleton className="mt-2 h-3.5 w-1/3 rounded-full" />
    <Skeleton className="mt-5 h-5 w-1/2 rounded-full" />
    <Skeleton className="mt-2 h-11 rounded-control" />
  </div>
);
