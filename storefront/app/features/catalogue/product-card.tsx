import { useLingui } from '@lingui/react/macro';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import clsx from 'clsx';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { DiscountTag } from '../../ui/discount-tag.tsx';
import { BuyRow } from './buy-row.tsx';
import { cardId, type Item, itemId, PAGE_START_ATTRIBUTE } from './item.ts';

export type ProductCardProps = {
  item: Item;
  /** Loads the picture with priority: it is among the largest of the first view. */
  priority?: boolean;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  /** Highlights the card as the product picked in the search. */
  isHighlighted?: boolean;
  /** The page that starts with this card. */
  startsPage?: number | undefined;
};

const DEFAULT_SIZES = '(min-width: 80rem) 180px, (min-width: 48rem) 22vw, 44vw';

// Picture, name and the rest are three subgrid rows shared by the cards of a row, so a two-line
// name adds height only to rows that have one.
const cardClass =
  'row-span-3 grid grid-rows-subgrid gap-y-0 rounded-card border bg-surface p-1.5 md:p-2';

/** Card of an item in a listing; everything except its button links to its page. */
export function ProductCard(props: ProductCardProps) {
  const {
    item,
    priority = false,
    sizes = DEFAULT_SIZES,
    isHighlighted = false,
    startsPage,
  } = props;
  const id = itemId(item);
  const type = 'stock_id' in item ? 'STOCK' : 'COMBO';
  return (
    <article
      id={cardId(id)}
      {...{ [PAGE_START_ATTRIBUTE]: startsPage }}
      data-marked={isHighlighted || undefined}
      className={clsx(
        'group/card relative scroll-mt-2 transition-shadow duration-(--calm) hover:shadow-float',
        cardClass,
        isHighlighted ? 'border-leaf ring-3 ring-leaf/60' : 'border-line',
      )}
    >
      <CardPicture item={item} priority={priority} sizes={sizes} />
      <h3 className="mt-1.5 line-clamp-2 self-start px-0.5 text-sm leading-[1.25] font-[620] tracking-normal text-pretty md:mt-2 md:text-base md:leading-[1.25]">
        <Link
          to={paths.product(id)}
          state={{ item, type }}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-leaf"
        >
          {item.name}
        </Link>
      </h3>
      <BuyRow item={item} anchorId={cardId(id)} />
    </article>
  );
}

type PictureProps = { item: Item; priority: boolean; sizes: string };

function CardPicture({ item, priority, sizes }: PictureProps) {
  const { t } = useLingui();
  const isSoldOut = item.quantity === 0;
  return (
    <div className="relative overflow-hidden rounded-field bg-sunk">
      <Picture
        url={item.image_urls[0]}
        alt=""
        sizes={sizes}
        priority={priority}
        className={clsx('aspect-[4/3] md:aspect-[6/5]', isSoldOut && 'opacity-45')}
      />
      <DiscountTag
        discount={item.discount}
        className="absolute top-1 left-1 md:top-1.5 md:left-1.5"
      />
      <span className="absolute top-1 right-1 grid md:top-1.5 md:right-1.5">
        <VegMark veg={item.veg_nonveg_type === 0} />
      </span>
      {isSoldOut && (
        <span className="absolute inset-x-0 bottom-0 bg-surface/85 py-0.5 text-center text-xs font-[620] text-ink">
          {t`Out of stock`}
        </span>
      )}
    </div>
  );
}

/** Skeletons of `count` cards. */
export const ProductCardSkeletons = ({ count }: { count: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
  Array.from({ length: count }, (_, index) => <ProductCardSkeleton key={index} />);

type SkeletonProps = { ref?: Ref<HTMLDivElement>; statusText?: string };

/** Skeleton of a card; `statusText` is announced to screen readers. */
export const ProductCardSkeleton = ({ ref, statusText }: SkeletonProps) => (
  <div ref={ref} className={clsx('border-line', cardClass)}>
    <Skeleton className="aspect-[4/3] md:aspect-[6/5]" />
    <Skeleton className="mt-2 h-4 w-4/5 rounded-full" />
    <div className="mt-1.5">
      <Skeleton className="h-3.5 w-1/3 rounded-full" />
      <div className="mt-1 flex h-11 items-center justify-between gap-3">
        <Skeleton className="h-5 w-2/5 rounded-full" />
        <Skeleton className="h-10 w-2/5 rounded-control" />
      </div>
    </div>
    {statusText && (
      <span role="status" className="sr-only">
        {statusText}
      </span>
    )}
  </div>
);
