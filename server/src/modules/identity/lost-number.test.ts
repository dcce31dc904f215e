import { addTime, days, hours, istDate, minutes } from '@sabuja/kit';
import {
  buildOrder,
  confirmSessions,
  createCustomer,
  createStock,
  expectRefusal,
  failUpdatesOf,
  groceryLine,
  listMessagesTo,
  readLatestCode,
  rechargeWallet,
  refusalCode,
  sendOrder,
  setCustomerEmail,
  useCustomer,
  useSellableShop,
} from '@sabuja/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { saveSetting } from '../content/index.ts';
import { applyNumberChanges } from './index.ts';

const { shop, category } = useSellableShop();
const customer = useCustomer(shop);
let newNumber = '';
let n = 0;
beforeAll(() => saveSetting(shop.app.db, 'PAYMENT_METHODS', 'COD,WALLET'));
beforeEach(() => {
  newNumber = `+9182000${String(++n).padStart(5, '0')}`;
  shop.clock.advance(minutes(2));
});

const replace = (otp?: string, mobile_number = newNumber) =>
  customer.api('POST /api/v1/auth/lost-number', { body: { mobile_number, ...(otp && { otp }) } });
const replaceWithCode = async () => {
  await replace();
  return replace(await readLatestCode(shop, newNumber));
};
const whoami = () => customer.api('GET /api/v1/auth/whoami');
const apply = () => applyNumberChanges(shop.app.identity);
const undo = (token: string) =>
  shop.api()('POST /api/v1/auth/lost-number/undo', { body: { token } });
const readToken = async () => {
  const [message] = await listMessagesTo(shop, customer.mobileNo);
  return message?.body.split('/numberchange#')[1] ?? '';
};

test('a lost number is replaced 72 hours after the new one is confirmed, and all sessions end', async () => {
  expect(await replace()).toEqual({ effective_at: null });
  const { effective_at } = await replace(await readLatestCode(shop, newNumber));
  expect(Date.parse(effective_at ?? '')).toBe(shop.clock.now().getTime() + hours(72));
  expect(await customer.api('GET /api/v1/auth/lost-number')).toEqual({
    mobile_number: newNumber,
    effective_at,
  });
  shop.clock.advance(hours(71));
  await apply();
  shop.clock.advance(hours(1));
  // The access token is still valid: only ending the session can sign it out.
  const { api: session } = await createCustomer(shop, customer.mobileNo);
  expect((await session('GET /api/v1/auth/whoami')).mobile_no).toBe(customer.mobileNo);
  await Promise.all([apply(), apply(), apply()]);
  expect(await refusalCode(session('GET /api/v1/auth/whoami'))).toBe('SIGNED_OUT');
  expect((await createCustomer(shop, newNumber)).id).toBe(customer.id);
  expect((await createCustomer(shop, customer.mobileNo)).id).not.toBe(customer.id);
});

test('it is notified by SMS and e-mail with a link that undoes it once and ends all sessions', async () => {
  const email = await setCustomerEmail(shop, customer);
  await replaceWithCode();
  const [mail] = await listMessagesTo(shop, email);
  expect(mail?.subject).toBe('Your mobile number is about to change');
  const token = await readToken();
  expect(await refusalCode(undo(`${token}x`))).toBe('NO_NUMBER_CHANGE');
  expect(await undo(token)).toEqual({ message: 'Your mobile number stays as it was.' });
  expect(await refusalCode(whoami())).toBe('SIGNED_OUT');
  expect(await refusalCode(undo(token))).toBe('NO_NUMBER_CHANGE');
  shop.clock.advance(hours(73));
  await apply();
  expect((await createCustomer(shop, customer.mobileNo)).id).toBe(customer.id);
});

test('meanwhile the wallet cannot be spent from, with a confirmed session neither', async () => {
  await rechargeWallet(shop, customer, 1000);
  const stock = await createStock(shop, category);
  await replaceWithCode();
  await confirmSessions(shop, customer);
  const order = buildOrder([groceryLine(stock)], {
    payment_method: 'WALLET',
    delivery_date: istDate(addTime(shop.clock.now(), days(1))),
  });
  expect(await expectRefusal(sendOrder(customer, order))).toMatchObject({
    status: 409,
    problem: { code: 'WALLET_HELD' },
  });
  expect((await whoami()).wallet.balance).toBe(1000);
});

test('the new number needs its own code, and must not be that of an account', async () => {
  await replace();
  const otp = await readLatestCode(shop, newNumber);
  expect(await refusalCode(replace(otp === '11111' ? '22222' : '11111'))).toBe('INVALID_OTP');
  await createCustomer(shop, newNumber);
  expect(await refusalCode(replace(otp))).toBe('NUMBER_TAKEN');
  expect(await refusalCode(replace(undefined, customer.mobileNo))).toBe('NUMBER_TAKEN');
});

test('a number that was signed in with meanwhile is not taken from its account', async () => {
  await replaceWithCode();
  const other = await createCustomer(shop, newNumber);
  shop.clock.advance(hours(72));
  await apply();
  const [message] = await listMessagesTo(shop, customer.mobileNo);
  expect(message?.body).toContain('was not changed');
  expect((await createCustomer(shop, newNumber)).id).toBe(other.id);
  expect((await createCustomer(shop, customer.mobileNo)).id).toBe(customer.id);
});

test('S10.381 a number that cannot be changed does not stop the changes behind it', async () => {
  const other = await createCustomer(shop);
  await replaceWithCode();
  const otherNumber = newNumber.slice(0, -1) + (newNumber.endsWith('9') ? '0' : '9');
  const replaceOther = (otp?: string) =>
    other.api('POST /api/v1/auth/lost-number', {
      body: { mobile_number: otherNumber, ...(otp && { otp }) },
    });
  await replaceOther();
  await replaceOther(await readLatestCode(shop, otherNumber));
  shop.clock.advance(hours(72));
  const mend = await failUpdatesOf(shop, 'identity.customers', customer.id);
  await expect(apply()).rejects.toThrow('mobile numbers were not changed (1): unreadable row');
  await mend();
  expect((await createCustomer(shop, otherNumber)).id).toBe(other.id);
  await apply();
  expect((await createCustomer(shop, newNumber)).id).toBe(customer.id);
});
