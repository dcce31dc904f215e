import { confirmSessions, readLatestCode, type TestCustomer } from './builders.ts';
import type { TestShop } from './test-shop.ts';

type DeletionLink = ReturnType<typeof deletionLinkOf>;
type Who = Pick<TestCustomer, 'mobileNo' | 'token'>;

/** The fields of a deletion request, as in the link to a customer's deletion page. */
export const deletionLinkOf = ({ mobileNo, token }: Who, part: object = {}) => ({
  notify_type: 'email' as const,
  mobile_no: mobileNo,
  email: '',
  token,
  ...part,
});

export const requestDeletionCode = (shop: TestShop, link: DeletionLink) =>
  shop.api()('POST /api/v1/users/delete-confirm/otp/', { body: link });

export const verifyDeletion = (shop: TestShop, otp: string, link: DeletionLink) =>
  shop.api()('POST /api/v1/users/delete-verify/otp/', { query: { otp }, body: link });

/** Deletes an account without an e-mail address as its customer does: with a one-time code sent to the number. */
export async function deleteAccount(shop: TestShop, link: DeletionLink) {
  await requestDeletionCode(shop, link);
  return verifyDeletion(shop, await readLatestCode(shop, link.mobile_no), link);
}

/** Signs in with a one-time code; this creates the account if the number has none. */
export async function signInByCode(shop: TestShop, mobileNo: string) {
  await shop.api()('POST /api/v1/auth/otp', { body: { mobile_number: mobileNo } });
  const otp = await readLatestCode(shop, mobileNo);
  return shop.api()('POST /api/v1/auth/otp/validate', { body: { mobile_number: mobileNo, otp } });
}

/** Changes a profile in a session that has just been confirmed by a code. */
export async function changeProfile(shop: TestShop, customer: TestCustomer, form: object) {
  await confirmSessions(shop, customer);
  return customer.api('PUT /api/v1/users/{uid}', { params: { uid: customer.uid }, form });
}

/** Changes the number of an account, confirmed by the one-time code that the new number received. */
export async function changeNumber(shop: TestShop, customer: TestCustomer, mobile_no: string) {
  await changeProfile(shop, customer, { mobile_no });
  await changeProfile(shop, customer, { mobile_no, otp: await readLatestCode(shop, mobile_no) });
}

/** Exports all data of a customer, in a session that has just been confirmed by a code. */
export async function exportAccount(shop: TestShop, customer: TestCustomer) {
  await confirmSessions(shop, customer);
  return customer.api('GET /api/v1/users/{uid}/export', { params: { uid: customer.uid } });
}
