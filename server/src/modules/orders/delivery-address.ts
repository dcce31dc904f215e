import { addressPin } from '@sabuja/contract/rules/address-pin';
import { formatDeliveryAddress } from '@sabuja/contract/rules/address-text';
import { isUid } from '@sabuja/contract/rules/patterns';
import type { LatLng } from '@sabuja/contract/rules/polygon';
import { fail } from '@sabuja/kit';
import type { Tx } from '../../platform/db/index.ts';
import { type AddressReader, selectAddress, toApiAddress } from '../identity/index.ts';
import type { Buyer } from './deps.ts';
import type { ValidatedOrder } from './validate-order.ts';

type AddressRow = Parameters<typeof toApiAddress>[0];

export type DeliveryAddress = {
  text: string;
  latitude: number | null;
  longitude: number | null;
  /** The map pin that the customer set; undefined when the coordinates were derived from the text. */
  pin: LatLng | undefined;
};

/** The query for the saved address that an order names; undefined when the order gives its address as text. */
export const selectNamedAddress = (
  tx: Tx,
  { customerId }: Buyer,
  { customer_address: text }: Pick<ValidatedOrder, 'customer_address'>,
  reader: AddressReader,
) => (isUid(text) ? selectAddress(tx, customerId, text, reader) : undefined);

/**
 * Returns the delivery address as text with its coordinates. They are stored with the order, so that later changes of
 * the address book do not affect it. `rows` is the result of `selectNamedAddress`. Fails with NO_ADDRESS when the saved
 * address is unknown or has another pincode.
 */
export function deliveryAddress(order: ValidatedOrder, rows: readonly AddressRow[]) {
  const text = order.customer_address;
  if (!isUid(text))
    return { text, latitude: null, longitude: null, pin: undefined } satisfies DeliveryAddress;
  const [row] = rows;
  if (!row || row.pincode !== order.pincode) return fail('NO_ADDRESS');
  const saved = toApiAddress(row);
  const { latitude, longitude } = saved;
  const lines = formatDeliveryAddress(saved);
  return { text: lines, latitude, longitude, pin: addressPin(saved) } satisfies DeliveryAddress;
}
