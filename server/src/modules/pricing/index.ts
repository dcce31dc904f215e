import './tables.ts';

export type { CheckLimits, LimitFailure } from './checkout-limits.ts';
export {
  claimEstimate,
  estimateIdOf,
  isPartOfEstimate,
  type PricedOrder,
  selectClaimedForUpdate,
} from './claim-estimate.ts';
export type { HasOrdered } from './coupons/check-coupon.ts';
export { staffCouponRoutes } from './coupons/coupon-routes.ts';
export { redeemCoupon, returnCoupon } from './coupons/redeem-coupon.ts';
export { eraseEstimates, exportEstimates } from './customer-data.ts';
export { quoteLines, renewEstimate } from './estimate.ts';
export { readEstimateAmount } from './estimate-amount.ts';
export { estimateCheckout } from './estimate-checkout.ts';
export { purgeExpiredEstimates, type StoredEstimate } from './estimates-store.ts';
export { mergeLines, toPriceableLines } from './priceable-lines.ts';
export { pricingProblems } from './problems.ts';
export { orderTotals, type PricedLine } from './quote.ts';
export type { FindRemainingPart } from './remaining-estimate.ts';
export { pricingRoutes } from './routes.ts';
