import type { ItemType } from '@sabuja/contract';
import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ComboLines } from './combo-lines.tsx';
import { ListFailed } from './item-list.tsx';
import { MoreOfShelf } from './more-of-shelf.tsx';
import { ProductDetail, productColumns } from './product-detail.tsx';
import { useProduct } from './use-product.ts';

type Props = {
  id: number;
  /** As the document knows it. */
  type: ItemType | undefined;
  /** Shown when nothing has this id. */
  notFound: ReactNode;
};

/** A stock or a combo, and the button that puts it into the cart. */
export function ProductScreen({ id, type, notFound }: Props) {
  const product = useProduct(id, type);
  switch (product.is) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <ListFailed onRetry={product.retry} />;
    case 'unknown':
      return product.type === 'COMBO' ? (
        <EmptyState icon={<PackageOpen />} title="No combo details available." />
      ) : (
        notFound
      );
    case 'stock':
      return (
        <>
          <ProductDetail item={product.stock} type="STOCK" tax={product.stock.gst} />
          <MoreOfShelf sub={product.stock.subcategory_id} without={id} />
        </>
      );
    case 'combo':
      return (
        <>
          <ProductDetail item={product.combo} type="COMBO">
            <ComboLines lines={product.combo.combos} />
          </ProductDetail>
          <MoreOfShelf sub={product.combo.subcategory_id} without={id} />
        </>
      );
  }
}

const Waiting = () => (
  <div className={productColumns}>
    <Skeleton className="aspect-square max-md:rounded-none" />
    <div className="px-4 md:px-0">
      <p role="status" className="text-muted">
        Loading product...
      </p>
      <Skeleton className="mt-5 h-8 w-3/4" />
      <Skeleton className="mt-3 h-5 w-24" />
      <Skeleton className="mt-6 h-9 w-40" />
      <Skeleton className="mt-6 h-24" />
    </div>
  </div>
);
