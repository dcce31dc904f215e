import { useLingui } from '@lingui/react/macro';
import type { Category } from '@sabuja/contract';
import { Picture } from '@sabuja/ui/picture.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { CategoryPageView } from './category-view.ts';

type Props = {
  categoryId: number;
  subcategories: readonly Category[];
  selectedId: number | undefined;
  view: CategoryPageView;
};

const railHeight = 'max-md:max-h-[calc(100dvh-var(--bar-height))] md:max-h-[calc(100dvh-6rem)]';

/**
 * Subcategory navigation: a scrolling rail on phones, a list with descriptions on wider screens.
 */
export function SubcategoryNav({ categoryId, subcategories, selectedId, view }: Props) {
  const { t } = useLingui();
  const railRef = useRef<HTMLElement>(null);
  // Scrolls the selected entry into view if the rail is longer than the screen.
  useEffect(() => {
    const link = railRef.current?.querySelector<HTMLElement>('[aria-current]');
    if (!selectedId || !link || !railRef.current) return;
    railRef.current.scrollTo({ top: link.offsetTop - railRef.current.clientHeight / 3 });
  }, [selectedId]);
  return (
    <nav
      ref={railRef}
      aria-label={t`Subcategories`}
      className={clsx(
        'sticky top-(--bar-height) self-start overflow-y-auto overscroll-contain md:top-[5.25rem] md:rounded-card md:border md:border-line md:bg-surface md:p-2',
        '[scrollbar-width:none]',
        railHeight,
      )}
    >
      <ul className="max-md:pb-4">
        {subcategories.map((sub) => (
          <li key={sub.category_id}>
            <SubcategoryLink
              sub={sub}
              isSelected={sub.category_id === selectedId}
              to={paths.category(categoryId, { ...view, sub: sub.category_id, page: undefined })}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SubcategoryLink({
  sub,
  isSelected,
  to,
}: {
  sub: Category;
  isSelected: boolean;
  to: string;
}) {
  return (
    <Link to={to} aria-current={isSelected ? 'true' : undefined} className="subcategory-link">
      <span>
        <Picture url={sub.category_image} alt="" sizes="48px" largest={160} />
      </span>
      <span>
        <strong>{sub.category_name}</strong>
        <small>{sub.category_description}</small>
      </span>
    </Link>
  );
}

export const SubcategoryNavSkeleton = () => (
  <div className="grid content-start gap-4 p-3 md:p-2" aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Skeleton key={key} className="h-16 md:h-12" />
    ))}
  </div>
);
