import { useLingui } from '@lingui/react/macro';
import { Picture, type PictureLoading } from '@sabuja/ui/picture.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { DiscountTag } from '../../ui/discount-tag.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductButton } from '../cart/index.ts';
import { cardId, type Item, itemId, PAGE_START_ATTRIBUTE } from './item.ts';

export type ProductCardProps = {
  item: Item;
  /** When the picture is loaded. */
  loading?: PictureLoading;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  /** Highlights the card as the item picked in the search. */
  isHighlighted?: boolean;
  /** The page that starts with this card. */
  startsPage?: number | undefined;
};

/** On phones two columns, minus a few pixels, so that the browser does not load the next larger file for nothing. */
const DEFAULT_SIZES = '(min-width: 80rem) 180px, (min-width: 48rem) 22vw, calc(50vw - 36px)';

/**
 * Card of an item in a listing; everything except its button links to its page. Its parts are
 * stacked vertically (`styles/cards.css`).
 */
export function ProductCard(props: ProductCardProps) {
  const {
    item,
    loading = 'near',
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
      className="card"
    >
      <CardPicture item={item} loading={loading} sizes={sizes} />
      <h3 className="card-name">
        <Link to={paths.product(id)} state={{ item, type }} prefetch="intent">
          {item.name}
        </Link>
      </h3>
      <p className="card-units">{item.units}</p>
      <Price cost={item.cost} discount={item.discount} size="card" className="card-price" />
      <ProductButton item={item} type={type} anchorId={cardId(id)} className="card-button" />
    </article>
  );
}

type PictureProps = { item: Item; loading: PictureLoading; sizes: string };

function CardPicture({ item, loading, sizes }: PictureProps) {
  const { t } = useLingui();
  const isSoldOut = item.quantity === 0;
  return (
    <div className="card-picture" data-sold-out={isSoldOut || undefined}>
      <Picture url={item.image_urls[0]} alt="" sizes={sizes} loading={loading} largest={480} />
      <span className="card-marks">
        <DiscountTag discount={item.discount} />
        <VegMark veg={item.veg_nonveg_type === 0} className="ml-auto size-4.5" />
      </span>
      {isSoldOut && <span className="card-sold-out">{t`Out of stock`}</span>}
    </div>
  );
}

/** Skeletons of `count` cards. */
export const ProductCardSkeletons = ({ count }: { count: number }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
  Array.from({ length: count }, (_, index) => <ProductCardSkeleton key={index} />);

type SkeletonProps = { ref?: Ref<HTMLDivElement>; statusText?: string };

/** Skeleton of a card; `statusText` is announced to screen readers. */
export const ProductCardSkeleton = ({ ref, statusText }: SkeletonProps) => (
  <div ref={ref} className="card card-skeleton">
    {statusText && (
      <span role="status" className="sr-only">
        {statusText}
      </span>
    )}
  </div>
);
