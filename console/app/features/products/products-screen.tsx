import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Grid3x3, Package } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { byNames, useListAddress } from '../../lib/use-list-address.ts';
import { ItemsPage } from '../items/index.ts';
import { ProductFilters } from './product-filters.tsx';
import { filterNames, productsQuery } from './product-queries.ts';
import { ProductRow } from './product-row.tsx';

/** All products, found by name, SKU, barcode, department, subcategory and state. */
export function ProductsScreen() {
  const { t } = useLingui();
  const { filter, place, change, search, setPlace } = useListAddress(byNames(filterNames));
  const query = useQuery(productsQuery(filter, place));
  return (
    <ItemsPage
      title={t`Products`}
      create={{ path: paths.newProduct, label: t`New product` }}
      view={
        <Link to={`${paths.productGrid}?${search}`} className={buttonClass('outline', 'sm')}>
          <Grid3x3 aria-hidden="true" className="size-4" />
          {t`As a grid`}
        </Link>
      }
      filters={<ProductFilters filter={filter} onChange={change} total={query.data?.total} />}
      query={query}
      failed={t`The products could not be loaded.`}
      empty={
        <EmptyState
          icon={<Package />}
          title={
            Object.keys(filter).length === 0
              ? t`The shop has no products yet.`
              : t`No product is like this.`
          }
        />
      }
      sheet={
        <SheetButtons
          label={t`All products with a SKU`}
          path="/api/v1/staff/exports/stocks"
          name="products"
        />
      }
      onPlaceChange={setPlace}
      row={(product) => <ProductRow key={product.stock_id} product={product} />}
    />
  );
}
