export { ScheduledPrices } from './scheduled-prices.tsx';
export { usePriceReturned } from './use-price-returned.ts';
