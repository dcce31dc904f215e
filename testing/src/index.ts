export * from './accounts.ts';
export { type BucketFault, BucketServer } from './bucket-server.ts';
export * from './builders.ts';
export * from './coupons.ts';
export * from './dispatch.ts';
export { useDoorPayments } from './door-payments.ts';
export { failUpdatesOf } from './failing-row.ts';
export { waitForLockWaits } from './lock-waits.ts';
export { readOlderShop, restoreOlderShop } from './older-database.ts';
export * from './ordering.ts';
export * from './paying.ts';
export * from './picking.ts';
export { type DatabaseProxy, hasPgBouncer, openPgBouncer, openRecordingProxy } from './pooler.ts';
export { type TestPayment, useRefusals } from './refusals.ts';
export { useRiderOrders } from './rider-orders.ts';
export { SoftwareAuthenticator } from './software-authenticator.ts';
export * from './staff.ts';
export { TestBrowser } from './test-browser.ts';
export { TestClock } from './test-clock.ts';
export { cloneDatabase, emptyDatabase, type TestDatabase } from './test-database.ts';
export { openTestShop, type TestShop } from './test-shop.ts';
export {
  useCustomer,
  useManagedShop,
  useMember,
  useSellableShop,
  useShopWithPayments,
  useTestShop,
} from './use-shop.ts';
