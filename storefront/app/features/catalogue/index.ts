export { CategoryScreen } from './category-screen.tsx';
export { categoriesQuery, featuredQuery } from './catalogue-queries.ts';
export { cachedCategory, categoryData, startCategory } from './category-data.ts';
export { idOf, viewOf } from './category-view.ts';
export { ProductCard, ProductCardSkeleton } from './product-card.tsx';
export { pickedItem } from './picked-item.ts';
export { cachedProduct, productData } from './product-data.ts';
export { ProductScreen } from './product-screen.tsx';
