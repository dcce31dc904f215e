import { useLingui } from '@lingui/react/macro';
import type { StaffStock } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ItemScreen } from '../items/index.ts';
import { ScheduledPrices, usePriceReturned } from '../scheduled-prices/index.ts';
import { ProductEditor } from './product-editor.tsx';
import { productQuery } from './product-queries.ts';

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
  const { formKey, onPriceReturned } = usePriceReturned();
  // Read from the query cache: the form is remounted before the parent renders with the restored price.
  const { data: stock = loaded } = useQuery(productQuery(loaded.stock_id));
  return (
    <div className="grid gap-4">
      <ProductEditor key={formKey} stock={stock} />
      <ScheduledPrices
        item={{ type: 'stock', id: stock.stock_id }}
        onPriceReturned={onPriceReturned}
      />
    </div>
  );
}
