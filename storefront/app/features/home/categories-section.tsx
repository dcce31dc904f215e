import { useLingui } from '@lingui/react/macro';
import type { Category } from '@sabuja/contract';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { categoriesQuery } from '../catalogue/index.ts';

const gridClass = 'grid grid-cols-3 gap-x-2.5 gap-y-4 md:grid-cols-2 md:gap-4 lg:grid-cols-3';

export function CategoriesSection() {
  const { t } = useLingui();
  const { data, isPending } = useQuery(categoriesQuery(useApi()));
  if (!isPending && !data?.length) return null;
  return (
    <section id="categories">
      <h2 className="mb-3 text-title md:text-head">{t`Categories`}</h2>
      {isPending ? (
        <div role="status" aria-label={t`Loading categories`} className={gridClass}>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="aspect-square md:aspect-auto md:h-28" />
          ))}
        </div>
      ) : (
        <ul className={gridClass}>
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

/** On phones a tile; its description is then for screen readers only. */
function CategoryCard({ category }: { category: Category }) {
  const { t } = useLingui();
  const { category_id, category_name, category_image, category_description } = category;
  return (
    <Link
      to={paths.category(category_id)}
      state={{ categoryId: category_id }}
      prefetch="intent"
      className="group grid h-full content-start gap-1.5 text-center md:grid-cols-[6rem_1fr] md:items-center md:gap-4 md:rounded-card md:border md:border-line md:bg-surface md:p-3 md:text-left md:hover:border-leaf-line md:hover:shadow-float"
    >
      <span className="overflow-hidden rounded-card bg-sunk md:rounded-field">
        <Picture url={category_image} alt="" sizes="(min-width: 48rem) 96px, 29vw" />
      </span>
      <span className="min-w-0">
        <span className="block text-sm leading-tight font-[620] group-hover:text-leaf md:text-lg">
          {category_name}
        </span>
        <span className="line-clamp-2 text-sm leading-snug text-muted max-md:sr-only">
          {category_description || t`No description available`}
        </span>
      </span>
    </Link>
  );
}
