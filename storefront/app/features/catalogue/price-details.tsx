import { useLingui } from '@lingui/react/macro';
import { toRupees } from '@sabuja/kit';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Badge } from '@sabuja/ui/badge.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import { discountedPrice } from '../../lib/discounted-price.ts';
import { DiscountTag } from '../../ui/discount-tag.tsx';
import { Price } from '../../ui/price.tsx';
import type { Item } from './item.ts';
import { packOf, unitPrice } from './unit-price.ts';

/** The statutory veg or non-veg mark with its meaning. */
export function DietMark({ item }: { item: Item }) {
  const { t } = useLingui();
  const isVeg = item.veg_nonveg_type === 0;
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <VegMark veg={isVeg} />
      <span aria-hidden="true">{isVeg ? t`Vegetarian` : t`Non-vegetarian`}</span>
    </p>
  );
}

/** Price, unit price, tax, and the stock if it is low. */
export function PriceDetails({ item }: { item: Item }) {
  const { t } = useLingui();
  const pack = packOf(item.units, 'label' in item ? item.label : undefined);
  const unitPriceText = unitPrice(toRupees(discountedPrice(item)), pack);
  const tax = useTaxText(item);
  const details = [unitPriceText && t(unitPriceText), tax].filter((text) => text !== undefined);
  return (
    <div className="mt-3 md:mt-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Price cost={item.cost} discount={item.discount} size="lg" />
        <DiscountTag discount={item.discount} />
        <StockHint item={item} />
      </div>
      {details.length > 0 && (
        <p className="tabular mt-1 text-sm text-muted">{details.join(' · ')}</p>
      )}
      {item.inactive === 1 && (
        <Alert tone="haldi" size="sm" className="mt-3">
          {t`This product is not on sale at present.`}
        </Alert>
      )}
    </div>
  );
}

/** Whether the price includes GST or it is added at checkout; undefined without GST. */
function useTaxText({ gst = 0, tax_included }: Item): string | undefined {
  const { t } = useLingui();
  if (gst === 0) return undefined;
  return tax_included ? t`incl. GST` : t`+ ${gst}% GST`;
}

/** A stock below this is shown as low. */
const LOW_STOCK_THRESHOLD = 6;

function StockHint({ item: { inactive, quantity } }: { item: Item }) {
  const { t } = useLingui();
  if (inactive === 1 || quantity >= LOW_STOCK_THRESHOLD) return null;
  if (quantity === 0) return <Badge>{t`Out of stock`}</Badge>;
  return <Badge tone="haldi">{t`Only ${quantity} left`}</Badge>;
}
