/** Why a stock quantity changed. Staff can record only RECEIVED, WASTE, COUNTED and RECALLED directly. */
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

/** A stock without its own threshold counts as low at this quantity or below. */
export const DEFAULT_LOW_STOCK_THRESHOLD = 5;

/** The maximum quantity of one stock movement. */
export const MAX_MOVED_UNITS = 1_000_000;

/** The maximum number of products in one supply. */
export const MAX_SUPPLY_LINES = 200;
