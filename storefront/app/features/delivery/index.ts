export { nextSlotQuery } from './next-slot-query.ts';
export { shortSlotName } from './short-slot-name.ts';
export { slotText } from './slot-text.ts';
