/**
 * Why units of a line are missing from what is delivered. The first two correct the stock; NOT_WANTED, the customer
 * does without them, returns them to it.
 */
export const missingReasons = ['NOT_THERE', 'DAMAGED', 'NOT_WANTED'] as const;
export type MissingReason = (typeof missingReasons)[number];
