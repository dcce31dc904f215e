export { FavouriteButton } from './favourite-button.tsx';
export { boughtItemsQuery, favouritesQuery } from './favourite-queries.ts';
export { BoughtInSearch, ItemSections } from './lazy-sections.ts';
