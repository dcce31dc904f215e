import { useLingui } from '@lingui/react/macro';
import type { ItemType } from '@sabuja/contract';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ComboLines } from './combo-lines.tsx';
import { GoesWith } from './goes-with.tsx';
import { ListFailed } from './item-list.tsx';
import { ProductDetail, productColumns } from './product-detail.tsx';
import { RelatedItems } from './related-items.tsx';
import { useProduct } from './use-product.ts';

type Props = {
  id: number;
  /** The type as loaded by the document. */
  type: ItemType | undefined;
  /** Rendered if no item has this id. */
  notFound: ReactNode;
};

/** Product page of a stock or combo. */
export function ProductScreen({ id, type, notFound }: Props) {
  const { t } = useLingui();
  const product = useProduct(id, type);
  switch (product.status) {
    case 'loading':
      return <ProductSkeleton />;
    case 'failed':
      return <ListFailed title={t`The product could not be loaded.`} onRetry={product.retry} />;
    case 'unknown':
      return product.type === 'COMBO' ? (
        <EmptyState icon={<PackageOpen />} title={t`No combo details available.`} />
      ) : (
        notFound
      );
    case 'stock':
      return (
        <>
          <ProductDetail item={product.stock} />
          <GoesWith item={product.stock} />
          <RelatedItems item={product.stock} />
        </>
      );
    case 'combo':
      return (
        <>
          <ProductDetail item={product.combo}>
            <ComboLines combo={product.combo} />
          </ProductDetail>
          <GoesWith item={product.combo} />
          <RelatedItems item={product.combo} />
        </>
      );
  }
}

function ProductSkeleton() {
  const { t } = useLingui();
  return (
    <div className={`${productColumns} min-h-[80dvh]`}>
      <Skeleton className="m-4 h-3.5 w-48 rounded-full [grid-area:trail] md:mx-0" />
      <Skeleton className="aspect-[8/7] [grid-area:pictures] max-md:rounded-none md:aspect-square md:rounded-panel" />
      <div className="px-4 [grid-area:text] md:px-0">
        <p role="status" className="text-sm text-muted">
          {t`Loading product...`}
        </p>
        <Skeleton className="mt-3 h-8 w-3/4" />
        <Skeleton className="mt-2 h-5 w-24" />
        <Skeleton className="mt-5 h-9 w-40" />
        <Skeleton className="mt-8 h-24" />
      </div>
    </div>
  );
}
