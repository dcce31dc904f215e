import './tables.ts';

export { BoardEvents } from './board/board-events.ts';
export { summarizeBoard } from './board/board-summary.ts';
export { readCashFigures, readCollected, readPlaced } from './board/day-figures.ts';
export { selectStuckOrders } from './board/stuck-orders.ts';
export { findBoughtTogether, summarizeBoughtTogether } from './bought-together.ts';
export { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
export { selectLateCashReturns } from './cash/cash-to-return.ts';
export { staffCashClosingRoutes } from './cash/closing-routes.ts';
export { readCashOut } from './cash/rider-cash.ts';
export { checkCheckoutLimits } from './check-limits.ts';
export { staffCorrectionRoutes } from './corrections/routes.ts';
export { countReportedMissing, countReserved, listPickedLines } from './count-reserved.ts';
export { eraseOrderData, exportOrders, listOpenOrderNumbers } from './customer-data.ts';
export { purgeOldDepositPhotos } from './deposits/deposit-photos.ts';
export { staffDepositPhotoRoutes } from './deposits/photo-routes.ts';
export { staffDepositRoutes } from './deposits/routes.ts';
export { ADJUSTED_DAYS, readSafeAt, sumCashByDay } from './deposits/sum-cash-by-day.ts';
export type { PlaceOrderDeps } from './deps.ts';
export { purgeOldDeliveryPhotos } from './dispatch/delivery-photos.ts';
export { purgeOldDeviceActions } from './dispatch/device-actions.ts';
export { staffDeliveryPhotoRoutes } from './dispatch/photo-routes.ts';
export { staffDispatchRoutes } from './dispatch/routes.ts';
export { selectUnmetSlotRequests } from './dispatch/slot-requests.ts';
export { addToCustomerMonths } from './figures/customer-months.ts';
export { type DayDocument, readDayDocuments } from './figures/day-documents.ts';
export {
  countReturning,
  countStatuses,
  findFirstOrderTime,
} from './figures/day-statuses.ts';
export { readCohorts } from './figures/read-cohorts.ts';
export { hasOrdered } from './has-ordered.ts';
export { purgeOldIdempotencyKeys } from './idempotency.ts';
export { staffNewOrderRoutes } from './new-orders/routes.ts';
export { OrderEvents } from './order-events.ts';
export { isOwnOrder } from './order-views.ts';
export { staffPackingRoutes } from './packing/routes.ts';
export { payDue, readDue } from './pay-due.ts';
export { listPayableOrders, payOrders } from './pay-orders.ts';
export { sendPaymentLinkJob } from './phone/payment-link-job.ts';
export { staffPhoneOrderRoutes } from './phone/routes.ts';
export { sendDueLink } from './phone/send-payment-link.ts';
export { staffPickingRoutes } from './picking/routes.ts';
export { staffRecallRoutes } from './recalls/routes.ts';
export { countRefundRequests } from './refunds/refunds-store.ts';
export { staffOrderRefundRoutes } from './refunds/routes.ts';
export { readTicketRefunds } from './refunds/ticket-refunds.ts';
export { staffRefusalRoutes } from './refusals/routes.ts';
export { selectUncheckedRefusals } from './refusals/unchecked-refusals.ts';
export { orderRoutes } from './routes.ts';
export {
  findCustomersOfOrders,
  listCustomerOrders,
  type OrderingStats,
  readOrderingStats,
} from './staff/customer-orders.ts';
export { listRecipients, selectMatchingOrders } from './staff/order-recipients.ts';
export { staffOrderRoutes } from './staff/routes.ts';
export { transitionOrder } from './transition-order.ts';
export { findRemainingPart } from './twin/find-remaining-part.ts';
export { settleTwins } from './twin/settle-twins.ts';
export { staffUndoRoutes } from './undo/routes.ts';
