import './tables.ts';

export { findShopFacts } from './content-store.ts';
export { contentRoutes } from './routes.ts';
export { addBanners, saveSetting, saveShopFacts } from './save-content.ts';
export { acceptsMethod, minimumOrder, shopName } from './shop-rules.ts';
