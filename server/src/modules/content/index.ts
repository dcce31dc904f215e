import './tables.ts';

export { findShopFacts } from './content-store.ts';
export { contentRoutes } from './routes.ts';
export { addBanners, saveSetting, saveShopFacts } from './save-content.ts';
export { minimumOrder, paymentMethods, shopName } from './shop-rules.ts';
