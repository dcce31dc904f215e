import './tables.ts';

export { removeItems } from './cart-store.ts';
export { forgetCart, tellCart } from './customer-data.ts';
export { cartRoutes } from './routes.ts';
