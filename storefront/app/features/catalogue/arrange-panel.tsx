import { useLingui } from '@lingui/react/macro';
import type { ListArrangement } from '@sabuja/contract/rules/page-paths';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSortNames } from '../../lib/list-arrangement.ts';
import { OriginLinks } from '../../lib/origin-links.tsx';
import { paths } from '../../lib/paths.ts';
import { FilterLink } from '../../ui/filter-link.tsx';
import type { CategoryPageView } from './category-view.ts';

type Props = {
  categoryId: number;
  view: CategoryPageView;
  showsVegFilter: boolean;
  /** Countries to choose from; empty if no product is imported. */
  origins: readonly string[];
};

/** Sorts and filters the listing by links, which also work without JavaScript. */
export function ArrangePanel({ categoryId, view, showsVegFilter, origins }: Props) {
  const { t } = useLingui();
  const sortNames = useSortNames(origins.length > 0);
  const { sort, stock, off, veg, origin } = view;
  const isArranged = [sort, stock, off, origin].some((choice) => choice !== undefined);
  // The initial state only: later the browser itself opens and closes the element.
  const [startsOpen] = useState(isArranged);
  const pathWith = (change: ListArrangement) =>
    paths.category(categoryId, { ...view, page: undefined, ...change });
  return (
    <details className="arrange" open={startsOpen} data-active={isArranged || undefined}>
      <summary>
        <SlidersHorizontal aria-hidden="true" />
        <span>{t`Sort and filter`}</span>
      </summary>
      <ul aria-label={t`Sort by`}>
        <li>
          <FilterLink to={pathWith({ sort: undefined })} isOn={sort === undefined}>
            {t`Usual order`}
          </FilterLink>
        </li>
        {sortNames.map(({ sort: option, name }) => (
          <li key={option}>
            <FilterLink to={pathWith({ sort: option })} isOn={sort === option}>
              {name}
            </FilterLink>
          </li>
        ))}
      </ul>
      <ul aria-label={t`Show only`}>
        <li>
          <FilterLink to={pathWith({ stock: stock ? undefined : 1 })} isOn={stock === 1}>
            {t`In stock`}
          </FilterLink>
        </li>
        <li>
          <FilterLink to={pathWith({ off: off ? undefined : 1 })} isOn={off === 1}>
            {t`Discounted`}
          </FilterLink>
        </li>
        {showsVegFilter && (
          <noscript>
            {/* With JavaScript, the diet select of the list controls is used instead. */}
            <li>
              <FilterLink to={pathWith({ veg: veg === 0 ? undefined : 0 })} isOn={veg === 0}>
                {t`Veg`}
              </FilterLink>
            </li>
            <li>
              <FilterLink to={pathWith({ veg: veg === 1 ? undefined : 1 })} isOn={veg === 1}>
                {t`Non-Veg`}
              </FilterLink>
            </li>
          </noscript>
        )}
      </ul>
      {origins.length > 0 && (
        <OriginLinks
          origins={origins}
          selected={origin}
          toPath={(code) => pathWith({ origin: code })}
        />
      )}
    </details>
  );
}
