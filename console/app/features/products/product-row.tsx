import { useLingui } from '@lingui/react/macro';
import type { StaffStock } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Picture } from '@sabuja/ui/picture.tsx';
import { VegMark } from '@sabuja/ui/veg-mark.tsx';
import clsx from 'clsx';
import { Link } from 'react-router';
import { departmentLabels } from '../../lib/order-labels.ts';
import { paths } from '../../lib/paths.ts';
import { stateLabels } from '../items/index.ts';

/** A product in a list, which leads to its page. */
export function ProductRow({ product }: { product: StaffStock }) {
  const { t, i18n } = useLingui();
  const { quantity, discount, state } = product;
  const { text, tone } = stateLabels[state];
  return (
    <li className="relative grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-3 py-2 hover:bg-sunk md:grid-cols-[3rem_minmax(0,1fr)_5rem_6rem_7rem_5rem]">
      <span className="size-12 overflow-hidden rounded-control">
        <Picture url={product.image_urls[0]} alt="" sizes="48px" largest={160} />
      </span>
      <div className="min-w-0">
        <Link
          to={paths.product(product.stock_id)}
          className="flex items-center gap-1.5 font-semibold after:absolute after:inset-0"
        >
          <VegMark veg={product.veg_nonveg_type === 0} className="size-4" />
          <span className="line-clamp-2 break-words">{product.name}</span>
        </Link>
        <p className="truncate text-sm text-muted">
          {product.units} · {product.sku}
        </p>
      </div>
      <span className="text-sm text-muted max-md:hidden">
        {i18n._(departmentLabels[product.department])}
      </span>
      <span className="tabular text-right text-sm">
        <span className="block font-semibold">{formatRupees(product.cost)}</span>
        {discount > 0 && <span className="text-muted">− {discount} %</span>}
      </span>
      <span
        className={clsx(
          'tabular text-sm max-md:col-start-2 md:text-right',
          quantity === 0 && 'font-semibold text-chilli',
        )}
      >
        {quantity === 0 ? t`Out of stock` : t`${quantity} in stock`}
      </span>
      <span className="justify-self-end">
        <Badge tone={tone}>{i18n._(text)}</Badge>
      </span>
    </li>
  );
}
