import './tables.ts';

export { AccessTokens } from './access-tokens.ts';
export {
  type AddressReader,
  findAddress,
  listAddresses,
  selectAddress,
  toApiAddress,
} from './addresses-store.ts';
export { createAuthenticate } from './authenticate.ts';
export { blockCustomer } from './block-customer.ts';
export {
  type Customer,
  findAccounts,
  findContact,
  findCustomer,
  findOrCreateCustomer,
  hasAccount,
  lockCustomer,
  selectAccountForUpdate,
  toContact,
} from './customers-store.ts';
export type { CustomerDataPorts, IdentityDeps } from './deps.ts';
export { purgeOldDevices } from './devices.ts';
export { parseEmail } from './email.ts';
export { eraseAccount } from './erase-account.ts';
export { readCustomerData } from './export-customer.ts';
export { applyNumberChanges } from './lost-number.ts';
export { maskEmail, maskNumber, maySearchDigits } from './mask.ts';
export { notifyCustomer } from './notify-customer.ts';
export type { OtpLimits } from './otp-limits.ts';
export { purgeOldCodes } from './otp-store.ts';
export {
  addPhoneAddress,
  hasHiddenAddress,
  isConfirmed,
  openPhoneCustomer,
  revealPhoneAddresses,
} from './phone-customers.ts';
export {
  checkPhonePayment,
  confirmPhonePayment,
  purgePhonePayments,
  sendPhonePaymentCode,
} from './phone-payment.ts';
export { storeNominee, withdrawMarketing } from './privacy-choices.ts';
export { identityProblems } from './problems.ts';
export { purgeRedeemedProofs } from './proof-of-work.ts';
export { identityRoutes } from './routes.ts';
export { Secrets } from './secrets.ts';
export { sessionCookie } from './session-cookies.ts';
export { listSessionsEndedSince, purgeOldSessions, startSession } from './sessions.ts';
export { findStaffCustomer, listCustomersById, searchCustomers } from './staff-views.ts';
export { checkSpending, type Spender } from './step-up.ts';
export { findTrustedContact } from './trusted-contact.ts';
