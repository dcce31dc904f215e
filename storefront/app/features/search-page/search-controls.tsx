import { useLingui } from '@lingui/react/macro';
import type { SearchView } from '@sabuja/contract/rules/page-paths';
import { Select } from '@sabuja/ui/select.tsx';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** Selects and sorts the results. All of it is stored in the URL. */
export function SearchControls({ view }: { view: SearchView }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pathWith = (change: Partial<SearchView>) => paths.search({ ...view, ...change });
  const sortBy = (value: string) =>
    void navigate(pathWith({ sort: (value || undefined) as SearchView['sort'] }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Filter to={pathWith({ stock: view.stock ? undefined : 1 })} isOn={view.stock === 1}>
        {t`In stock`}
      </Filter>
      <Filter to={pathWith({ off: view.off ? undefined : 1 })} isOn={view.off === 1}>
        {t`Discounted`}
      </Filter>
      <Filter to={pathWith({ veg: view.veg === 0 ? undefined : 0 })} isOn={view.veg === 0}>
        {t`Veg`}
      </Filter>
      <div className="ml-auto w-48 max-xs:ml-0 max-xs:w-full">
        <Select
          label={t`Sort by`}
          hideLabel
          value={view.sort ?? ''}
          onChange={({ target }) => sortBy(target.value)}
          className="min-h-11!"
        >
          <option value="">{t`Best match first`}</option>
          <option value="price">{t`Lowest price first`}</option>
          <option value="price_desc">{t`Highest price first`}</option>
          <option value="discount">{t`Biggest discount first`}</option>
        </Select>
      </div>
    </div>
  );
}

/** A filter is a link, so that it works before the page is hydrated. */
const Filter = ({ to, isOn, children }: { to: string; isOn: boolean; children: string }) => (
  <Link
    to={to}
    replace
    preventScrollReset
    aria-current={isOn ? 'true' : undefined}
    className={clsx(
      'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-base transition-colors',
      isOn
        ? 'border-leaf bg-leaf-soft font-semibold text-leaf-deep'
        : 'border-line bg-surface hover:bg-sunk',
    )}
  >
    {isOn && <Check aria-hidden="true" className="size-4.5" />}
    {children}
  </Link>
);
