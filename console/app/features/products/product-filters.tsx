import { useLingui } from '@lingui/react/macro';
import { staffDepartments } from '@sabuja/contract/rules/departments';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../lib/categories-query.ts';
import { departmentLabels } from '../../lib/order-labels.ts';
import { SearchInput } from '../../lib/search-input.tsx';
import { SubcategoryOptions } from '../../lib/subcategory-options.tsx';
import { FilterSelect, StateSelect } from '../items/index.ts';
import type { ProductFilter } from './product-queries.ts';

type Props = {
  filter: ProductFilter;
  onChange: (part: ProductFilter) => void;
  total: number | undefined;
};

/** The filters of the list, and the number of products found. */
export function ProductFilters({ filter, onChange, total }: Props) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(categoriesQuery);
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchInput
        label={t`Find a product`}
        placeholder={t`Name, SKU, barcode`}
        value={filter.q ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <FilterSelect
        label={t`Department`}
        value={filter.department}
        onChange={(department) => onChange({ department })}
        all={t`Grocery and kitchen`}
      >
        {staffDepartments.map((department) => (
          <option key={department} value={department}>
            {i18n._(departmentLabels[department])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t`Subcategory`}
        value={filter.subcategory_id}
        onChange={(subcategory_id) => onChange({ subcategory_id })}
        all={t`All categories`}
      >
        <SubcategoryOptions categories={data?.results ?? []} />
      </FilterSelect>
      <StateSelect value={filter.state} onChange={(state) => onChange({ state })} />
      {total !== undefined && (
        <span role="status" className="tabular ml-auto text-sm text-muted">
          {t`Products: ${total}`}
        </span>
      )}
    </search>
  );
}
