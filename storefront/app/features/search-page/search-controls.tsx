import { useLingui } from '@lingui/react/macro';
import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { Select } from '@sabuja/ui/select.tsx';
import { useNavigate } from 'react-router';
import { useSortNames } from '../../lib/list-arrangement.ts';
import { OriginLinks } from '../../lib/origin-links.tsx';
import { paths } from '../../lib/paths.ts';
import { FilterLink } from '../../ui/filter-link.tsx';

type Props = {
  view: SearchView;
  /** Countries to choose from; empty if no product is imported. */
  origins: readonly string[];
};

/** Controls that filter and sort the results. The selection is stored in the URL. */
export function SearchControls({ view, origins }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sortNames = useSortNames(origins.length > 0);
  const pathWith = (change: Partial<SearchView>) => paths.search({ ...view, ...change });
  const sortBy = (value: string) =>
    void navigate(pathWith({ sort: (value || undefined) as SearchView['sort'] }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterLink
        replace
        to={pathWith({ stock: view.stock ? undefined : 1 })}
        isOn={view.stock === 1}
      >
        {t`In stock`}
      </FilterLink>
      <FilterLink replace to={pathWith({ off: view.off ? undefined : 1 })} isOn={view.off === 1}>
        {t`Discounted`}
      </FilterLink>
      <FilterLink
        replace
        to={pathWith({ veg: view.veg === 0 ? undefined : 0 })}
        isOn={view.veg === 0}
      >
        {t`Veg`}
      </FilterLink>
      {origins.length > 0 && (
        <OriginLinks
          replace
          origins={origins}
          selected={view.origin}
          toPath={(origin) => pathWith({ origin })}
          className="flex flex-wrap gap-2"
        />
      )}
      <div className="ml-auto w-48 max-xs:ml-0 max-xs:w-full">
        <Select
          label={t`Sort by`}
          hideLabel
          value={view.sort ?? ''}
          onChange={({ target }) => sortBy(target.value)}
          className="min-h-11!"
        >
          <option value="">{t`Best match first`}</option>
          {sortNames.map(({ sort, name }) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
