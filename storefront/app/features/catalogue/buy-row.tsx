import { toPaise } from '@sabuja/kit';
import clsx from 'clsx';
import { discountedPrice } from '../../lib/discounted-price.ts';
import { Price } from '../../ui/price.tsx';
import { ProductButton } from '../cart/index.ts';
import type { Item } from './item.ts';

// Wide cards place price and button side by side under the unit. Narrow cards do so only while the
// button is the short 'Add'; otherwise price and unit share a line above a full-width button.
const wideCardClass =
  "@min-[11.5rem]:grid-cols-[minmax(0,1fr)_auto] @min-[11.5rem]:[grid-template-areas:'unit_unit'_'price_button']";
const rowClasses = {
  usual: `grid-cols-[auto_minmax(0,1fr)] [grid-template-areas:'price_unit'_'button_button'] group-has-[[data-shows=add]]/card:grid-cols-[minmax(0,1fr)_auto] group-has-[[data-shows=add]]/card:[grid-template-areas:'unit_unit'_'price_button'] ${wideCardClass}`,
  /** From ₹1,000 the price needs a line of its own. */
  long: `grid-cols-[minmax(0,1fr)] [grid-template-areas:'unit'_'price'_'button'] ${wideCardClass}`,
};
const strikethroughClasses = {
  usual: '[&_s]:hidden group-has-[[data-shows=add]]/card:[&_s]:inline @min-[11.5rem]:[&_s]:inline',
  long: '',
};

/**
 * Unit, price and button of a card. `anchorId`: the card's element id, to return to after sign-in.
 */
export function BuyRow({ item, anchorId }: { item: Item; anchorId: string }) {
  const length = discountedPrice(item) < toPaise(1000) ? 'usual' : 'long';
  return (
    <div className="@container px-0.5">
      <div
        className={clsx('grid h-full content-between items-center gap-x-1.5', rowClasses[length])}
      >
        <p className="h-5 truncate text-xs text-muted [grid-area:unit] @min-[11.5rem]:text-sm">
          {item.units}
        </p>
        <Price
          cost={item.cost}
          discount={item.discount}
          size="sm"
          className={clsx(
            'leading-tight! [grid-area:price] @min-[11.5rem]:[&>span]:text-lg',
            strikethroughClasses[length],
          )}
        />
        <ProductButton
          item={item}
          type={'stock_id' in item ? 'STOCK' : 'COMBO'}
          anchorId={anchorId}
          className="relative z-1 mt-0.5 [grid-area:button] @min-[11.5rem]:min-w-28"
        />
      </div>
    </div>
  );
}
