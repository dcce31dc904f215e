import { useLingui } from '@lingui/react/macro';
import { iconButtonClass } from '@sabuja/ui/icon-button.tsx';
import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Price } from '../../ui/price.tsx';
import { ProductButton } from '../cart/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import { type Item, itemId } from './item.ts';
import { LabelDetails } from './label-details.tsx';
import { DietMark, PriceDetails } from './price-details.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ShareButton } from './share-button.tsx';

/** Layout of pictures, breadcrumb and text: stacked on phones, side by side on wider screens. */
export const productColumns =
  "md:wrap grid grid-cols-[minmax(0,1fr)] [grid-template-areas:'pictures'_'trail'_'text'] md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-x-10 md:pt-3 md:[grid-template-areas:'trail_trail'_'pictures_text'] lg:grid-cols-[28rem_minmax(0,1fr)]";

const overPictureClass = `${iconButtonClass} absolute! top-3 bg-surface text-ink shadow-float hover:bg-sunk!`;

/** Details of an item with its cart button. `children` are placed below the text. */
export function ProductDetail({ item, children }: { item: Item; children?: ReactNode }) {
  usePageTitle(item.name);
  return (
    <article className={productColumns}>
      <Breadcrumb item={item} className="px-4 [grid-area:trail] md:mb-2 md:px-0" />
      <div className="relative [grid-area:pictures] md:sticky md:top-24 md:self-start">
        <ProductPictures name={item.name} urls={item.image_urls} alts={item.image_alts} />
        <BackLink item={item} />
        <ShareButton
          path={paths.product(itemId(item))}
          title={item.name}
          className={clsx(overPictureClass, 'right-3')}
        />
        <FavouriteButton item={item} className={clsx(overPictureClass, 'right-17')} />
      </div>
      <div className="px-4 [grid-area:text] md:px-0">
        <DietMark item={item} />
        <h1 className="mt-1.5 text-head font-extrabold md:text-display">{item.name}</h1>
        <p className="mt-0.5 text-muted">{item.units}</p>
        <PriceDetails item={item} />
        {item.inactive === 0 && item.quantity > 0 && <DeliveryPromise item={item} />}
        <BuyBar item={item} />
        <p className="mt-4 max-w-prose text-pretty md:mt-6">{item.description}</p>
        {children}
        {'label' in item && item.label && <LabelDetails label={item.label} />}
      </div>
    </article>
  );
}

/** Phones only: link back to the previous page, else to the item's listing. */
function BackLink({ item }: { item: Item }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first entry of a visit has no previous page of the shop.
  const isFirst = key === 'default';
  const goBack = (event: MouseEvent) => {
    if (isFirst) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={paths.category(item.category_id, { sub: item.subcategory_id })}
      onClick={goBack}
      aria-label={isFirst ? t`Back to the shelf` : t`Back`}
      className={clsx(overPictureClass, 'left-3 md:hidden!')}
    >
      <ArrowLeft aria-hidden="true" className="size-5.5" />
    </Link>
  );
}

/** Price and main button: fixed to the bottom edge on phones, below the price on wider screens. */
const BuyBar = ({ item }: { item: Item }) => (
  <div className="buy-bar">
    <div aria-hidden="true" className="min-w-24 md:hidden">
      <p className="truncate text-xs text-muted">{item.units}</p>
      <Price cost={item.cost} discount={item.discount} />
    </div>
    <ProductButton item={item} type={'stock_id' in item ? 'STOCK' : 'COMBO'} size="page" />
  </div>
);
