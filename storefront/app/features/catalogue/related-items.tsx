import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { relatedQuery } from './catalogue-queries.ts';
import { type Item, itemId } from './item.ts';
import { ProductCard, ProductCardSkeletons } from './product-card.tsx';

const sizes = '(min-width: 48rem) 170px, 130px';

/** Horizontally scrolling row of other products of the same subcategory. */
export function RelatedItems({ item }: { item: Item }) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(relatedQuery(useApi(), item.subcategory_id));
  const others = data?.filter(({ stock_id }) => stock_id !== itemId(item)) ?? [];
  if (!isPending && others.length === 0) return null;
  return (
    <section className="mt-8 md:mt-12">
      <h2 className="wrap mb-3 text-title">{t`More from this shelf`}</h2>
      <div className="wrap strip card-strip">
        {isPending ? (
          <ProductCardSkeletons count={4} />
        ) : (
          others.map((other) => <ProductCard key={other.stock_id} item={other} sizes={sizes} />)
        )}
      </div>
    </section>
  );
}
