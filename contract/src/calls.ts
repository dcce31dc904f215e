import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { complaintCalls } from './complaints.ts';
import { contentCalls } from './content.ts';
import { deliveryCalls } from './delivery.ts';
import { identityCalls } from './identity.ts';
import { notificationCalls } from './notifications.ts';
import { orderCalls } from './orders.ts';
import { paymentCalls } from './payments.ts';
import { pricingCalls } from './pricing.ts';
import { walletCalls } from './wallet.ts';

/** Every call of the API by name. */
export const calls = {
  ...identityCalls,
  ...catalogueCalls,
  ...contentCalls,
  ...cartCalls,
  ...deliveryCalls,
  ...pricingCalls,
  ...orderCalls,
  ...paymentCalls,
  ...walletCalls,
  ...complaintCalls,
  ...notificationCalls,
};
export type ApiCalls = typeof calls;
