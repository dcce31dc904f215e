import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { featuredQuery, ProductCard, ProductCardSkeletons } from '../catalogue/index.ts';

const gridClass = 'grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-4 lg:grid-cols-4 xl:grid-cols-6';

/** The section 'Fresh this morning'. */
export function FreshSection() {
  const { t } = useLingui();
  const { data, isPending } = useQuery(featuredQuery(useApi()));
  if (!isPending && !data?.length) return null;
  return (
    <section>
      <h2 className="mb-3 text-title md:text-head">{t`Fresh this morning`}</h2>
      <div className={gridClass}>
        {isPending ? (
          <ProductCardSkeletons count={6} />
        ) : (
          data?.map((item) => <ProductCard key={item.stock_id} item={item} />)
        )}
      </div>
    </section>
  );
}
