import { forgetCart, tellCart } from '../modules/cart/index.ts';
import { forgetWaits, tellWaits } from '../modules/catalogue/index.ts';
import { forgetComplaints, tellComplaints } from '../modules/complaints/index.ts';
import type { CustomerElsewhere } from '../modules/identity/index.ts';
import { tellMessages, tellSubscriptions } from '../modules/notifications/index.ts';
import { forgetRecipient, ordersToCome, tellOrders } from '../modules/orders/index.ts';
import { forgetAttempts, tellPayments } from '../modules/payments/index.ts';
import { forgetEstimates, tellEstimates } from '../modules/pricing/index.ts';
import { giveUpBalance, tellWallet } from '../modules/wallet/index.ts';
import type { Clock } from '../platform/clock.ts';

/**
 * What each room keeps of a customer, for identity, which knows no other room: how it is told, and what is
 * erased of it. A room that begins to keep something has to be named in both.
 */
export const wireCustomers = (clock: Clock): CustomerElsewhere => ({
  ordersToCome,
  giveUpBalance,
  tell: async (db, id) => ({
    cart: await tellCart(db, id),
    waiting_for: await tellWaits(db, id),
    estimates: await tellEstimates(db, id),
    orders: await tellOrders(db, id),
    payments: await tellPayments(db, id),
    wallet: await tellWallet(db, id, clock.now()),
    complaints: await tellComplaints(db, id),
    messages: await tellMessages(db, id),
    told_in_browsers: await tellSubscriptions(db, id),
  }),
  // Payments before the wallet, which identity asks for next: as in every other transaction. Messages go last, by
  // identity itself.
  forget: async (tx, id) => {
    await forgetAttempts(tx, id);
    await forgetCart(tx, id);
    await forgetWaits(tx, id);
    await forgetEstimates(tx, id);
    await forgetComplaints(tx, id);
    await forgetRecipient(tx, id);
  },
});
