import { useLingui } from '@lingui/react/macro';
import type { StaffStock } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { hasUnsaved } from '../../lib/leave-guard.ts';
import { ItemScreen } from '../items/index.ts';
import { ProductEditor } from './product-editor.tsx';
import { productQuery } from './product-queries.ts';
import { ScheduledPrices } from './scheduled-prices.tsx';

/** One product with everything that staff may change. */
export function ProductScreen() {
  const { t } = useLingui();
  const id = Number(useParams().id);
  return (
    <ItemScreen
      id={id}
      query={useQuery(productQuery(id))}
      title={t`Product`}
      failed={t`The product could not be loaded.`}
    >
      {(stock) => <Product key={stock.stock_id} stock={stock} />}
    </ItemScreen>
  );
}

function Product({ stock: loaded }: { stock: StaffStock }) {
  const [endings, setEndings] = useState(0);
  // Read as it is stored now: the form begins anew before the page has got the price that returned.
  const { data: stock = loaded } = useQuery(productQuery(loaded.stock_id));
  // What is not saved stays in the form, and saving it shows what has changed.
  const onPriceReturned = () => !hasUnsaved() && setEndings(endings + 1);
  return (
    <div className="grid gap-4">
      <ProductEditor key={endings} stock={stock} />
      <ScheduledPrices id={stock.stock_id} onPriceReturned={onPriceReturned} />
    </div>
  );
}
