import { useLingui } from '@lingui/react/macro';
import type { StaffStock } from '@sabuja/contract';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import clsx from 'clsx';
import { paths } from '../../lib/paths.ts';
import { ItemRow } from '../items/index.ts';

/** A product in a list, with its stock. */
export function ProductRow({ product }: { product: StaffStock }) {
  const { t } = useLingui();
  const { quantity } = product;
  return (
    <ItemRow
      item={product}
      to={paths.product(product.stock_id)}
      mark={<VegMark veg={product.veg_nonveg_type === 0} className="size-4" />}
      details={`${product.units} · ${product.sku}`}
    >
      <span
        className={clsx(
          'tabular text-sm max-md:col-start-2 md:text-right',
          quantity === 0 && 'font-semibold text-chilli',
        )}
      >
        {quantity === 0 ? t`Out of stock` : t`${quantity} in stock`}
      </span>
    </ItemRow>
  );
}
