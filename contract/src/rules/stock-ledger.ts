/** Why a quantity changed. Only staff's own changes are RECEIVED, WASTE, COUNTED and RECALLED. */
export const movementReasons = [
  'OPENING',
  'RECEIVED',
  'SOLD',
  'RETURNED',
  'NOT_THERE',
  'DAMAGED',
  'WASTE',
  'COUNTED',
  'CHANGED',
  'RECALLED',
] as const;
export type MovementReason = (typeof movementReasons)[number];

/** Why units cannot be sold any more. */
export const wasteReasons = ['EXPIRED', 'SPOILT', 'BROKEN', 'OWN_USE', 'OTHER'] as const;
export type WasteReason = (typeof wasteReasons)[number];

/** A stock without a threshold of its own is low at this quantity and below. */
export const LOW_STOCK_AT = 5;

/** The highest quantity of one movement. */
export const MAX_MOVED_UNITS = 1_000_000;

/** How many products one supply may have. */
export const MAX_SUPPLY_LINES = 200;
