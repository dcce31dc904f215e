import './legal/tables.ts';
import './tables.ts';

export { staffBannerRoutes } from './banner-routes.ts';
export { publishDueBanners } from './banner-store.ts';
export { findShopProfile } from './content-store.ts';
export { legalRoutes, staffLegalRoutes } from './legal/legal-routes.ts';
export { findPrivacyNoticeVersion, publishDueLegalPages } from './legal/legal-store.ts';
export { staffNoticeRoutes } from './notice-routes.ts';
export { publishDueNotices } from './notice-store.ts';
export { createOpeningGate, findOpening, recordOpening } from './opening.ts';
export { contentRoutes } from './routes.ts';
export {
  addBanners,
  fillBannerTranslations,
  fillProfileTranslations,
  saveSetting,
  saveShopProfile,
} from './save-content.ts';
export {
  acceptsMethod,
  findMinimumOrder,
  findOrderLimits,
  findPrivacyDays,
  findStockMessageMinute,
  guessOrderLimits,
  needsDeliveryPhoto,
  readShopName,
} from './shop-rules.ts';
export { staffContentRoutes } from './staff-routes.ts';
