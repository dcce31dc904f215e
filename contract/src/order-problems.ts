import { pricingProblemCodes } from './pricing.ts';

/** The problem codes of an order that is not placed, with their statuses. */
export const placeOrderProblemCodes = {
  ...pricingProblemCodes,
  MIXED_DEPARTMENTS: 422,
  BAD_EMAIL: 422,
  BAD_DATE: 422,
  PAST_DATE: 422,
  FAR_DATE: 422,
  NO_SLOT: 422,
  ORDERING_BLOCKED: 403,
  SLOT_CLOSED: 409,
  SLOT_FULL: 409,
  LEAD_TIME: 409,
  OTHER_DELIVERY: 409,
  NO_ESTIMATE: 404,
  OTHER_GOODS: 409,
  PRICE_CHANGED: 409,
  ALREADY_ORDERED: 409,
  EMPTY_WALLET: 409,
  STEP_UP_NEEDED: 403,
  WALLET_HELD: 409,
  WALLET_OWES: 409,
  TOO_LITTLE_ONLINE: 422,
  TOO_MUCH_ONLINE: 422,
  KEY_TOO_LONG: 422,
  KEY_REUSED: 422,
} as const;
