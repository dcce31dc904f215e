export { FavouriteButton } from './favourite-button.tsx';
export { boughtItemsQuery, favouritesQuery } from './favourite-queries.ts';
