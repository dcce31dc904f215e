export { fieldLabels } from './field-labels.ts';
export { NewProductScreen } from './new-product-screen.tsx';
export { type ProductField, productDrafts } from './product-draft.ts';
export { ProductFilters } from './product-filters.tsx';
export { filterNames, type ProductFilter } from './product-queries.ts';
export { ProductScreen } from './product-screen.tsx';
export { ProductsScreen } from './products-screen.tsx';
