import './tables.ts';

export { addSlots, addZone } from './add-delivery.ts';
export { findNextFreeSlot, listFreeSlots } from './daily-slots.ts';
export { fillPlaceTranslations, hasUntranslatedPlaces } from './fill-place-translations.ts';
export { createGeocoder, type GeocoderSettings } from './geocoders.ts';
export { findPause } from './pauses.ts';
export { listServedDepartments, servesAnywhere } from './readiness.ts';
export { deliveryRoutes } from './routes.ts';
export {
  closedReasonOn,
  findSlot,
  isSlotClosed,
  lockSlotDays,
  releaseSlot,
  reserveSlotStatement,
  type Slot,
} from './slots.ts';
export { listSlotsOfDay } from './slots-of-day.ts';
export { staffSlotRoutes } from './staff-routes.ts';
export { staffZoneRoutes } from './zone-routes.ts';
export { type Destination, findZone, readZoneNames, type ZoneNames } from './zones.ts';
