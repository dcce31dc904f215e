import type { Address } from '@sabuja/contract';
import { MAX_ADDRESSES } from '@sabuja/contract/limits';
import { fail } from '@sabuja/kit';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import {
  type AddressInput,
  countAddresses,
  insertAddress,
  lockAddress,
  updateAddress,
} from './addresses-store.ts';
import { lockCustomer } from './customers-store.ts';

/** Adds an address to the customer's address book, which holds up to 50. */
export const addAddress = (db: Db, customerId: number, input: AddressInput) =>
  inTransaction(db, async (tx) => {
    const refusal = checkAddress(input);
    if (refusal) return refusal;
    // Two tabs must not both add the last address.
    if (!(await lockCustomer(tx, customerId))) return fail('NOT_YOURS');
    const full = checkRoom(await countAddresses(tx, customerId));
    return full ?? insertAddress(tx, customerId, input);
  });

/** Changes the given fields of an address; the result must be an address that a rider can find. */
export const changeAddress = (
  db: Db,
  customerId: number,
  uid: string,
  change: Partial<AddressInput>,
) =>
  inTransaction(db, async (tx) => {
    const saved = await lockAddress(tx, customerId, uid);
    if (!saved) return fail('NOT_YOURS');
    const refusal = checkAddress({ ...saved, ...withoutUndefined(change) });
    if (refusal) return refusal;
    return (await updateAddress(tx, customerId, uid, change)) ?? fail('NOT_YOURS');
  });

const withoutUndefined = (change: Partial<AddressInput>): Partial<AddressInput> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Fails with TOO_MANY_ADDRESSES when the address book is full. */
export const checkRoom = (count: number) =>
  count >= MAX_ADDRESSES ? fail('TOO_MANY_ADDRESSES') : undefined;

/** An address needs a pincode, and one of room number, locality and area. */
export function checkAddress(address: Pick<Address, 'pincode' | 'room_no' | 'locality' | 'area'>) {
  if (address.pincode === '') return fail('PINCODE_NEEDED');
  const { room_no, locality, area } = address;
  return [room_no, locality, area].some((text) => text.trim() !== '')
    ? undefined
    : fail('PLACE_NEEDED');
}
