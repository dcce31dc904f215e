import './tables.ts';

export { removeItems } from './cart-store.ts';
export { cartRoutes } from './routes.ts';
