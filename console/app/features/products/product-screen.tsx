import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ItemScreen } from '../items/index.ts';
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
      {(stock) => <ProductEditor key={stock.stock_id} stock={stock} />}
    </ItemScreen>
  );
}
