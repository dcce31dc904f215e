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
import { eraseRecipients, exportOrders, listOpenOrderNumbers } from '../modules/orders/index.ts';
import { eraseAttempts, exportPayments } from '../modules/payments/index.ts';
import { eraseEstimates, exportEstimates } from '../modules/pricing/index.ts';
import { eraseAuditValues } from '../modules/staff/index.ts';
import { exportWallet, forfeitBalance } from '../modules/wallet/index.ts';
import type { Clock } from '../platform/clock.ts';

/**
 * The customer data of each room, for identity, which knows no other room: its export and its erasure. A room
 * that begins to store customer data must be added to both.
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
  // Payments before the wallet, which identity forfeits next: the lock order of every other transaction.
  // Messages are erased last, by identity itself.
  eraseData: async (tx, id) => {
    await eraseAttempts(tx, id);
    await eraseCart(tx, id);
    await eraseFavourites(tx, id);
    await eraseStockAlerts(tx, id);
    await eraseEstimates(tx, id);
    await eraseComplaints(tx, id);
    await eraseNotes(tx, id);
    await eraseRecipients(tx, id);
    await eraseAuditValues(tx, id);
  },
});
