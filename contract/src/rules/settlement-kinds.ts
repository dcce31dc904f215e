/** How a provider's settlements and the shop's ledger can differ. */
export const settlementDifferences = [
  /** Captured or refunded by the shop, and not settled within seven days. */
  'MISSING',
  /** The settlement contains a payment or refund that the shop does not know. */
  'UNKNOWN',
  /** The settlement has a different amount or currency than the shop's ledger. */
  'DIFFERENT',
  /** The provider reported the settlement again, with other amounts than before. */
  'CHANGED',
  /** The sum of the lines differs from the transferred amount. */
  'TRANSFER',
  /** The bank received a different amount. */
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

/** Captures and refunds are settled within this many days, including weekends and bank holidays. */
export const SETTLED_WITHIN_DAYS = 7;
/** The maximum number of days for which settlements are fetched again on request. */
export const MAX_FETCHED_DAYS = 31;
