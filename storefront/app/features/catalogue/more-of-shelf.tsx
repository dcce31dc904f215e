import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { ProductCard } from './product-card.tsx';
import { neighbours } from './product-data.ts';

const shownAtMost = 8;

/** Others of the same shelf, in a strip under the thumb. */
export function MoreOfShelf({ sub, without }: { sub: number; without: number }) {
  const { data } = useInfiniteQuery(neighbours(useApi(), sub));
  const others = (data?.pages[0]?.results ?? [])
    .filter(({ stock_id, inactive }) => stock_id !== without && inactive === 0)
    .slice(0, shownAtMost);
  return (
    <section className="mt-10">
      {others.length > 0 && (
        <>
          <h2 className="wrap mb-3 text-title">More from this shelf</h2>
          <div className="wrap strip flex scroll-px-4 snap-x md:scroll-px-6 gap-3 pb-2 *:w-40 *:shrink-0 *:snap-start md:gap-4 md:*:w-52">
            {others.map((item) => (
              <ProductCard key={item.stock_id} item={item} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
