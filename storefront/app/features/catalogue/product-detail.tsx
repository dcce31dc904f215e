import { useLingui } from '@lingui/react/macro';
import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductButton } from '../cart/index.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { type Item, itemId } from './item.ts';
import { DietMark, PriceDetails } from './price-details.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ShareButton } from './share-button.tsx';

/** Pictures, trail and text: under each other on phones, beside each other on wider screens. */
export const productColumns =
  "md:wrap grid grid-cols-[minmax(0,1fr)] [grid-template-areas:'pictures'_'trail'_'text'] md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-x-10 md:pt-3 md:[grid-template-areas:'trail_trail'_'pictures_text'] lg:grid-cols-[28rem_minmax(0,1fr)]";

const overPictureClass = `${iconButtonClass} absolute! top-3 bg-surface text-ink shadow-float hover:bg-sunk!`;

/** What can be bought, and the button that puts it into the cart. `children` stand under its text. */
export function ProductDetail({ item, children }: { item: Item; children?: ReactNode }) {
  usePageTitle(item.name);
  return (
    <article className={productColumns}>
      <Breadcrumb item={item} className="px-4 [grid-area:trail] md:mb-2 md:px-0" />
      <div className="relative [grid-area:pictures] md:sticky md:top-24 md:self-start">
        <ProductPictures name={item.name} urls={item.image_urls} />
        <BackLink item={item} />
        <ShareButton
          path={paths.product(itemId(item))}
          title={item.name}
          className={clsx(overPictureClass, 'right-3')}
        />
      </div>
      <div className="px-4 [grid-area:text] md:px-0">
        <DietMark item={item} />
        <h1 className="mt-1.5 text-head font-[740] md:text-display">{item.name}</h1>
        <p className="mt-0.5 text-muted">{item.units}</p>
        <PriceDetails item={item} />
        <BuyBar item={item} />
        <p className="mt-4 max-w-prose text-pretty md:mt-6">{item.description}</p>
        {children}
      </div>
    </article>
  );
}

/** Phones only: back to where the product was found, else to its shelf. */
function BackLink({ item }: { item: Item }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has nothing of ours before it.
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

/** The main button: fixed at the bottom edge of phones beside the price, else under it. */
const BuyBar = ({ item }: { item: Item }) => (
  <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:flex max-md:items-center max-md:gap-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mt-6 md:max-w-xs">
    <div aria-hidden="true" className="min-w-24 md:hidden">
      <p className="truncate text-xs text-muted">{item.units}</p>
      <Price cost={item.cost} discount={item.discount} />
    </div>
    <ProductButton
      item={item}
      type={'stock_id' in item ? 'STOCK' : 'COMBO'}
      size="page"
      className="max-md:min-w-0 max-md:flex-1"
    />
  </div>
);
