import './tables.ts';

export { type GeocoderSettings, geocoderOf } from './geocoders.ts';
export { deliveryRoutes } from './routes.ts';
export { addSlots, addZone } from './set-up.ts';
export { findSlot, freeSlot, isClosed, type Slot, takeSlot } from './slots.ts';
export { nextFreeSlot } from './slots-of-a-day.ts';
export { findZone } from './zones.ts';
