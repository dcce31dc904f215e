import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesQuery } from '../../lib/categories-query.ts';
import { departmentLabels } from '../../lib/order-labels.ts';
import { SearchInput } from '../../lib/search-input.tsx';
import { SubcategoryOptions } from '../../lib/subcategory-options.tsx';
import { stateLabels } from './field-labels.ts';
import type { ProductFilter } from './product-queries.ts';

type Props = {
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
  total: number | undefined;
};

/** What the list shows, and how many that are. */
export function ProductFilters({ filter, onChange, total }: Props) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(categoriesQuery);
  const change = (part: ProductFilter) => onChange({ ...filter, ...part });
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchInput
        label={t`Find a product`}
        placeholder={t`Name, SKU, barcode`}
        value={filter.q ?? ''}
        onChange={(q) => change({ q })}
      />
      <FilterSelect
        label={t`Department`}
        value={filter.department}
        onChange={(department) => change({ department })}
        all={t`Grocery and kitchen`}
      >
        {(['GROCERY', 'KITCHEN'] as const).map((department) => (
          <option key={department} value={department}>
            {i18n._(departmentLabels[department])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t`Subcategory`}
        value={filter.subcategory_id}
        onChange={(subcategory_id) => change({ subcategory_id })}
        all={t`All categories`}
      >
        <SubcategoryOptions categories={data?.results ?? []} />
      </FilterSelect>
      <FilterSelect
        label={t`State`}
        value={filter.state}
        onChange={(state) => change({ state })}
        all={t`All states`}
      >
        {(['draft', 'active', 'retired'] as const).map((state) => (
          <option key={state} value={state}>
            {i18n._(stateLabels[state].text)}
          </option>
        ))}
      </FilterSelect>
      {total !== undefined && (
        <span role="status" className="tabular ml-auto text-sm text-muted">
          {t`Products: ${total}`}
        </span>
      )}
    </search>
  );
}

type SelectProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  all: string;
  children: ReactNode;
};

const FilterSelect = ({ label, value, onChange, all, children }: SelectProps) => (
  <select
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value)}
    className="min-h-9 max-w-52 rounded-control border border-line-strong bg-surface px-2 text-sm max-md:min-h-touch max-sm:max-w-full max-sm:flex-1"
  >
    <option value="">{all}</option>
    {children}
  </select>
);
