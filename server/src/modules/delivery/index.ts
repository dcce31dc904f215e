import './tables.ts';

export { addSlots, addZone } from './add-delivery.ts';
export { findNextFreeSlot } from './daily-slots.ts';
export { createGeocoder, type GeocoderSettings } from './geocoders.ts';
export { deliveryRoutes } from './routes.ts';
export { findSlot, isSlotClosed, releaseSlot, reserveSlot, type Slot } from './slots.ts';
export { findZone, listZoneNames } from './zones.ts';
