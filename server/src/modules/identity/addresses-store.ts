import type { Address } from '@sabuja/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { AddressRow } from './tables.ts';

type Row = Selectable<AddressRow>;
export type AddressInput = {
  room_no: string;
  locality: string;
  area: string;
  pincode: string;
  type: string;
  full_address: string;
  landmark?: string | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  is_pinned?: boolean | undefined;
  is_default?: number | undefined;
};

export const toApiAddress = (row: Row): Address => ({
  uid: row.uid,
  room_no: row.room_no,
  locality: row.locality,
  area: row.area,
  pincode: row.pincode,
  type: row.type,
  full_address: row.full_address,
  latitude: row.latitude,
  longitude: row.longitude,
  is_pinned: row.is_pinned,
  is_default: row.is_default ? 1 : 0,
  landmark: row.landmark,
});

const isLocated = ({ latitude, longitude }: Partial<AddressInput>): boolean =>
  latitude != null && longitude != null;

/** Copies column by column, so that unknown properties of a request never reach a row. */
const toRow = (input: AddressInput) => ({
  room_no: input.room_no,
  locality: input.locality,
  area: input.area,
  pincode: input.pincode,
  type: input.type,
  full_address: input.full_address,
  landmark: input.landmark ?? '',
  latitude: input.latitude ?? null,
  longitude: input.longitude ?? null,
  is_pinned: input.is_pinned === true && isLocated(input),
  is_default: input.is_default === 1,
});

const locatingFields = [
  ...(['room_no', 'locality', 'area', 'pincode', 'full_address'] as const),
  ...(['latitude', 'longitude'] as const),
];

/** Returns only the fields that the change contains. A pin is removed when the address that it belongs to changes. */
const toChange = (input: Partial<AddressInput>) => {
  const isMoved = locatingFields.some((field) => input[field] !== undefined);
  return Object.fromEntries(
    Object.entries(toRow(input as AddressInput)).filter(
      ([column]) =>
        input[column as keyof AddressInput] !== undefined || (column === 'is_pinned' && isMoved),
    ),
  );
};

/** Who reads the addresses: hidden ones are shown to staff only. */
export type AddressReader = 'customer' | 'staff';

const selectAddresses = (db: Db | Tx, customerId: number, reader: AddressReader) => {
  const addresses = db
    .selectFrom('identity.addresses')
    .selectAll()
    .where('customer_id', '=', customerId);
  return reader === 'staff' ? addresses : addresses.where('is_hidden', '=', false);
};

export async function listAddresses(
  db: Db,
  customerId: number,
  reader: AddressReader = 'customer',
): Promise<Address[]> {
  const rows = await selectAddresses(db, customerId, reader).orderBy('id').execute();
  return rows.map(toApiAddress);
}

/** Returns a saved address of this customer; undefined when it does not exist or belongs to another customer. */
export async function findAddress(
  db: Db | Tx,
  customerId: number,
  uid: string,
  reader: AddressReader = 'customer',
): Promise<Address | undefined> {
  const row = await selectAddress(db, customerId, uid, reader).executeTakeFirst();
  return row && toApiAddress(row);
}

/** The query of `findAddress`. */
export const selectAddress = (
  db: Db | Tx,
  customerId: number,
  uid: string,
  reader: AddressReader,
) => selectAddresses(db, customerId, reader).where('uid', '=', uid);

export async function countAddresses(tx: Tx, customerId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('identity.addresses')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks a saved address of this customer; undefined when it does not exist or belongs to another customer. */
export const lockAddress = (tx: Tx, customerId: number, uid: string) =>
  tx
    .selectFrom('identity.addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();

export async function insertAddress(
  db: Tx,
  customerId: number,
  input: AddressInput,
  isHidden = false,
): Promise<Address> {
  const row = await db
    .insertInto('identity.addresses')
    .values({ customer_id: customerId, ...toRow(input), is_hidden: isHidden })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toApiAddress(row);
}

export async function updateAddress(
  db: Tx,
  customerId: number,
  uid: string,
  input: Partial<AddressInput>,
): Promise<Address | undefined> {
  const change = toChange(input);
  if (Object.keys(change).length === 0) return findAddress(db, customerId, uid);
  const row = await db
    .updateTable('identity.addresses')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirst();
  return row && toApiAddress(row);
}

/** Deletes an address; returns false when this customer has no such address. */
export async function deleteAddress(db: Db, customerId: number, uid: string): Promise<boolean> {
  const result = await db
    .deleteFrom('identity.addresses')
    .where('customer_id', '=', customerId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
