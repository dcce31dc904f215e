import { useLingui } from '@lingui/react/macro';
import type { Category } from '@sabuja/contract';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { categoriesQuery } from '../catalogue/index.ts';

export function CategoriesSection() {
  const { t } = useLingui();
  const { data, isPending } = useQuery(categoriesQuery(useApi()));
  if (!isPending && !data?.length) return null;
  return (
    <section id="categories">
      <h2 className="mb-3 text-title md:text-head">{t`Categories`}</h2>
      {isPending ? (
        <div role="status" aria-label={t`Loading categories`} className="category-list">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-19 max-md:rounded-none md:h-28" />
          ))}
        </div>
      ) : (
        <ul className="category-list">
          {data?.map((category) => (
            <li key={category.category_id}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** On phones a row of one list, on wider screens a card. */
function CategoryCard({ category }: { category: Category }) {
  const { t } = useLingui();
  const { category_id, category_name, category_image, category_description } = category;
  return (
    <Link
      to={paths.category(category_id)}
      state={{ categoryId: category_id }}
      prefetch="intent"
      className="category-link"
    >
      <span>
        <Picture url={category_image} alt="" sizes="(min-width: 48rem) 96px, 56px" largest={160} />
      </span>
      <span>
        <strong>{category_name}</strong>
        <small>{category_description || t`No description available`}</small>
      </span>
    </Link>
  );
}
