export { type BagCount, BagFields } from './bag-fields.tsx';
export { BagsPart } from './bags-part.tsx';
export { orderPrints, type Printed, PrintLinks } from './print-links.tsx';
export { useBagText } from './use-bag-text.ts';
export { countBags } from './use-count-bags.ts';
