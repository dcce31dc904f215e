import './tables.ts';

export { removeItems } from './cart-store.ts';
export { eraseCart, exportCart } from './customer-data.ts';
export { cartRoutes } from './routes.ts';
