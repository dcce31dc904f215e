import './tables.ts';

export { type Charge, claimEstimate } from './claim-estimate.ts';
export { forgetEstimates, tellEstimates } from './customer-data.ts';
export { quoteLines, renewEstimate } from './estimate.ts';
export { forgetOldEstimates } from './estimates-store.ts';
export { linesToPrice, mergeLines } from './price-goods.ts';
export { pricingProblems } from './problems.ts';
export { type PricedLine, totalsOfPart } from './quote.ts';
export { pricingRoutes } from './routes.ts';
