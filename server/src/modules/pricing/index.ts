import './tables.ts';

export { type Charge, claimEstimate } from './claim-estimate.ts';
export { makeEstimate, quoteLines, renewEstimate } from './estimate.ts';
export { forgetOldEstimates } from './estimates-store.ts';
export { linesToPrice, mergeLines } from './price-goods.ts';
export { pricingProblems } from './problems.ts';
export { type PricedLine, type Quote, type Totals, totalsOf, totalsOfPart } from './quote.ts';
export { pricingRoutes } from './routes.ts';
