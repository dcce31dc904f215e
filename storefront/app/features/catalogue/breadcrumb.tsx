import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { categoriesQuery, subcategoriesQuery } from './catalogue-queries.ts';
import type { Item } from './item.ts';

const crumbClass =
  'min-w-6 inline-flex min-h-11 items-center whitespace-nowrap underline-offset-4 hover:text-leaf hover:underline md:min-h-8';

/** Breadcrumb of an item: Home, category, subcategory. */
export function Breadcrumb({ item, className }: { item: Item; className?: string }) {
  const { t } = useLingui();
  const { category_id, subcategory_id } = item;
  const { category, sub } = useCategoryNames(item);
  return (
    <nav aria-label={t`Breadcrumb`} className={className}>
      <ol className="strip flex min-h-11 items-center gap-1 text-sm text-muted md:min-h-8">
        <li>
          <Link to={paths.home()} className={crumbClass}>
            {t`Home`}
          </Link>
        </li>
        {category && <Crumb to={paths.category(category_id)} name={category} />}
        {category && sub && (
          <Crumb to={paths.category(category_id, { sub: subcategory_id })} name={sub} />
        )}
      </ol>
    </nav>
  );
}

const Crumb = ({ to, name }: { to: string; name: string }) => (
  <li className="flex items-center gap-1">
    <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />
    <Link to={to} className={crumbClass}>
      {name}
    </Link>
  </li>
);

function useCategoryNames({ category_id, subcategory_id }: Item) {
  const api = useApi();
  const categories = useQuery(categoriesQuery(api));
  const subs = useQuery(subcategoriesQuery(api, category_id));
  return {
    category: categories.data?.find((one) => one.category_id === category_id)?.category_name,
    sub: subs.data?.find((one) => one.category_id === subcategory_id)?.category_name,
  };
}
