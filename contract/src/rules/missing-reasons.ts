/**
 * Why units of a line are not delivered. NOT_THERE and DAMAGED correct the stock; NOT_WANTED (the customer does
 * without the units) returns them to the stock.
 */
export const missingReasons = ['NOT_THERE', 'DAMAGED', 'NOT_WANTED'] as const;
export type MissingReason = (typeof missingReasons)[number];
