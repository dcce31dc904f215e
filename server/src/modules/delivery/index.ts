import './tables.ts';

export { deliveryRoutes } from './routes.ts';
export { addSlots, addZone } from './set-up.ts';
export { findSlot, giveSlotBack, isClosed, type Slot, startOfSlot, takeSlot } from './slots.ts';
export { findZone, type Zone } from './zones.ts';
