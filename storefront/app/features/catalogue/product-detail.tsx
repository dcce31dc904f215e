import type { Combo, ItemType, Stock } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { DiscountTag } from '../../ui/discount-tag.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price, priceAfter } from '../../ui/price.tsx';
import { VegMark } from '../../ui/veg-mark.tsx';
import { ProductButton } from '../cart/index.ts';
import { categoriesQuery } from './catalogue-queries.ts';
import { unitPrice } from './unit-price.ts';

export const productColumns =
  'md:wrap grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-10 md:pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

type DetailProps = {
  item: Stock | Combo;
  type: ItemType;
  /** GST in percent, when it is known for the whole. */
  tax?: number;
  children?: ReactNode;
};

export function ProductDetail({ item, type, tax, children }: DetailProps) {
  usePageTitle(item.name);
  return (
    <article className={productColumns}>
      <div className="relative md:sticky md:top-24 md:self-start">
        <Picture
          url={item.image_urls[0]}
          alt={item.name}
          sizes="(min-width: 80rem) 560px, (min-width: 48rem) 48vw, 100vw"
          priority
          className="aspect-square max-md:max-h-[26rem] md:rounded-panel"
        />
        <BackToShelf item={item} />
      </div>
      <div className="px-4 md:px-0">
        <Facts item={item} />
        <h1 className="mt-2 text-head font-[740] md:text-display">{item.name}</h1>
        <p className="mt-0.5 text-muted">{item.units}</p>
        <PriceBlock item={item} tax={tax} />
        <div className="mt-6 hidden max-w-xs md:block">
          <ProductButton item={item} type={type} size="page" />
        </div>
        <p className="mt-5 max-w-prose text-pretty">{item.description}</p>
        {children}
      </div>
      <BottomButton item={item} type={type} />
    </article>
  );
}

const BackToShelf = ({ item }: { item: Stock | Combo }) => (
  <Link
    to={paths.category(item.category_id, { sub: item.subcategory_id })}
    aria-label="Back to the shelf"
    className={`${iconButtonClass} absolute! top-3 left-3 bg-surface text-ink shadow-float`}
  >
    <ArrowLeft aria-hidden="true" className="size-5.5" />
  </Link>
);

function Facts({ item }: { item: Stock | Combo }) {
  const { data } = useQuery(categoriesQuery(useApi()));
  const category = data?.find(({ category_id }) => category_id === item.category_id);
  const isVeg = item.veg_nonveg_type === 0;
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <VegMark veg={isVeg} />
      <span aria-hidden="true">{isVeg ? 'Vegetarian' : 'Non-vegetarian'}</span>
      {category && (
        <>
          <span aria-hidden="true">·</span>
          <Link
            to={paths.category(item.category_id)}
            className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
          >
            {category.category_name}
          </Link>
        </>
      )}
    </p>
  );
}

function PriceBlock({ item, tax }: { item: Stock | Combo; tax: number | undefined }) {
  const perMeasure = unitPrice(priceAfter(item.cost, item.discount), item.units);
  const gst =
    tax === undefined ? undefined : tax === 0 ? 'No GST' : `${tax}% GST added at checkout`;
  const small = [perMeasure, gst].filter((text) => text !== undefined);
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Price cost={item.cost} discount={item.discount} size="lg" />
        <DiscountTag discount={item.discount} />
        {item.quantity > 0 && item.quantity <= 5 && (
          <Badge tone="haldi">Only {item.quantity} left</Badge>
        )}
        {item.quantity === 0 && <Badge>Out of stock</Badge>}
      </div>
      {small.length > 0 && <p className="tabular mt-1 text-sm text-muted">{small.join(' · ')}</p>}
    </div>
  );
}

const BottomButton = ({ item, type }: { item: Stock | Combo; type: ItemType }) => (
  <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
    <div className="min-w-24">
      <p className="truncate text-xs text-muted">{item.units}</p>
      <Price cost={item.cost} discount={item.discount} />
    </div>
    <div className="flex-1">
      <ProductButton item={item} type={type} size="page" />
    </div>
  </div>
);
