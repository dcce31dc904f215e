import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isFiltered } from '../../lib/list-arrangement.ts';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { cardLoading } from './card-loading.ts';
import { ListEmpty } from './item-list.tsx';
import { combosInsteadQuery, type Listing } from './listing-query.ts';
import { ProductCard } from './product-card.tsx';

type Props = { categoryId: number; listing: Listing };

/** Message for an empty listing, with the combos of its subcategory or category instead. */
export function EmptyListing({ categoryId, listing }: Props) {
  const { t } = useLingui();
  const { sub, show, sort } = listing;
  return (
    <>
      <ListEmpty>
        {show === 'combo'
          ? t`No combos found in this subcategory.`
          : t`No items found in this subcategory.`}
      </ListEmpty>
      {isFiltered(listing) && (
        <p className="-mt-4 mb-6 text-center">
          <Link
            to={paths.category(categoryId, { sub, show, sort })}
            className="inline-block min-h-touch content-center font-semibold text-leaf underline"
          >
            {t`Show everything`}
          </Link>
        </p>
      )}
      <CombosInstead categoryId={categoryId} listing={listing} />
    </>
  );
}

function CombosInstead({ categoryId, listing }: Props) {
  const { t } = useLingui();
  const { data = [] } = useQuery(combosInsteadQuery(useApi(), categoryId, listing));
  if (data.length === 0) return null;
  const title =
    listing.show === 'combo' ? t`Combos of this category` : t`Combos of this subcategory`;
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-base md:text-title">{title}</h2>
      <div className="card-grid">
        {data.map((combo, index) => (
          <ProductCard key={combo.id} item={combo} loading={cardLoading(index)} />
        ))}
      </div>
    </section>
  );
}
