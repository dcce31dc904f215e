/** How a provider's settlements and the shop's ledger can differ. */
export const settlementDifferences = [
  /** Captured or refunded by the shop, and not settled within seven days. */
  'MISSING',
  /** Settled, and unknown to the shop. */
  'UNKNOWN',
  /** Settled with another amount or currency. */
  'DIFFERENT',
  /** Reported again with other amounts than before. */
  'CHANGED',
  /** The lines come to another sum than was transferred. */
  'TRANSFER',
  /** The bank received another sum. */
  'BANK',
] as const;
export type SettlementDifferenceKind = (typeof settlementDifferences)[number];

export const settlementLineKinds = [
  'payment',
  'refund',
  'adjustment',
  'transfer',
  'other',
] as const;
export type SettlementLineKind = (typeof settlementLineKinds)[number];

/** What was captured or refunded is settled within so many days, weekends and holidays of banks among them. */
export const SETTLED_WITHIN_DAYS = 7;
/** How far back settlements are fetched again on request. */
export const MAX_FETCHED_DAYS = 31;
