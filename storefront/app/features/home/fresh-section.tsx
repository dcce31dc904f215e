import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { featuredQuery, ProductCard, ProductCardSkeletons } from '../catalogue/index.ts';

/** The section 'Fresh this morning'. */
export function FreshSection() {
  const { t } = useLingui();
  const { data, isPending } = useQuery(featuredQuery(useApi()));
  if (!isPending && !data?.length) return null;
  return (
    <section>
      <h2 className="mb-3 text-title md:text-head">{t`Fresh this morning`}</h2>
      <div className="card-grid card-grid-wide">
        {isPending ? (
          <ProductCardSkeletons count={6} />
        ) : (
          data?.map((item) => <ProductCard key={item.stock_id} item={item} />)
        )}
      </div>
    </section>
  );
}
