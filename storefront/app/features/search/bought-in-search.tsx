import { useLingui } from '@lingui/react/macro';
import { Picture } from '@sabuja/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { boughtItemsQuery } from '../favourites/index.ts';

/** Items that the customer bought before, shown at the top of an empty search. */
export function BoughtInSearch({ userUid }: { userUid: string }) {
  const { t } = useLingui();
  const { data: items = [] } = useQuery(boughtItemsQuery(useApi(), userUid));
  if (items.length === 0) return null;
  return (
    <section aria-label={t`Buy again`} className="pb-2">
      <h2 className="px-4 py-2 text-sm font-semibold text-muted">{t`Buy again`}</h2>
      <ul className="strip flex gap-2 px-4 pb-1">
        {items.map((item) => {
          const id = 'stock_id' in item ? item.stock_id : item.id;
          return (
            <li key={id} className="w-20 shrink-0">
              <Link to={paths.product(id)} className="block rounded-field hover:bg-leaf-soft">
                <span className="block overflow-hidden rounded-field bg-sunk">
                  <Picture url={item.image_urls[0]} alt="" sizes="80px" />
                </span>
                <span className="line-clamp-2 py-1 text-xs leading-tight font-medium">
                  {item.name}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
