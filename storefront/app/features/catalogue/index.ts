export { cardLoading } from './card-loading.ts';
export { categoriesQuery, featuredQuery } from './catalogue-queries.ts';
export {
  cachedCategory,
  categoryData,
  parentOfSubcategory,
  prefetchCategory,
} from './category-data.ts';
export { CategoryScreen } from './category-screen.tsx';
export { parseId, parseView } from './category-view.ts';
export { ItemStrip } from './item-strip.tsx';
export { pickedItem } from './picked-item.ts';
export { ProductCard, ProductCardSkeletons } from './product-card.tsx';
export { cachedProduct, loadProductPage } from './product-data.ts';
export { ProductScreen } from './product-screen.tsx';
