import { eraseNotes, exportNotes, exportPrivacyRequests } from '../modules/back-office/index.ts';
import { eraseCart, exportCart } from '../modules/cart/index.ts';
import {
  eraseFavourites,
  eraseStockAlerts,
  exportFavourites,
  exportStockAlerts,
} from '../modules/catalogue/index.ts';
import { eraseComplaints, exportComplaints } from '../modules/complaints/index.ts';
import type { CustomerDataPorts } from '../modules/identity/index.ts';
import { exportMessages, exportPushSubscriptions } from '../modules/notifications/index.ts';
import { eraseOrderData, exportOrders, listOpenOrderNumbers } from '../modules/orders/index.ts';
import { eraseAttempts, exportPayments } from '../modules/payments/index.ts';
import { eraseEstimates, exportEstimates } from '../modules/pricing/index.ts';
import { eraseAuditValues } from '../modules/staff/index.ts';
import { exportWallet, forfeitBalance } from '../modules/wallet/index.ts';
import type { Clock } from '../platform/clock.ts';

/**
 * Exports and erases the customer data of all rooms, for the room identity, which does not know the other rooms. A room
 * that begins to store customer data must be added to both functions.
 */
export const createCustomerDataPorts = (clock: Clock): CustomerDataPorts => ({
  listOpenOrderNumbers,
  forfeitBalance,
  exportData: async (db, id) => ({
    cart: await exportCart(db, id),
    favourites: await exportFavourites(db, id),
    waiting_for: await exportStockAlerts(db, id),
    estimates: await exportEstimates(db, id),
    orders: await exportOrders(db, id),
    payments: await exportPayments(db, id),
    wallet: await exportWallet(db, id, clock.now()),
    complaints: await exportComplaints(db, id),
    notes_of_staff: await exportNotes(db, id),
    privacy_requests: await exportPrivacyRequests(db, id),
    messages: await exportMessages(db, id),
    told_in_browsers: await exportPushSubscriptions(db, id),
  }),
  // Payments are locked before the wallet, as in all transactions: identity forfeits its balance afterwards. Messages
  // are erased last, by identity itself.
  eraseData: async (tx, id) => {
    await eraseAttempts(tx, id);
    await eraseCart(tx, id);
    await eraseFavourites(tx, id);
    await eraseStockAlerts(tx, id);
    await eraseEstimates(tx, id);
    await eraseComplaints(tx, id);
    await eraseNotes(tx, id);
    await eraseOrderData(tx, id);
    await eraseAuditValues(tx, id);
  },
});
