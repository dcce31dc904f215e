import type { Address } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { formatAddress } from '@sabuja/contract/rules/address-text';
import { isPincode } from '@sabuja/contract/rules/patterns';
import { hours, minutes } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { privateQueryKey } from '../session/index.ts';
import type { AddressFields } from './address-text.ts';

export const addressesQuery = (api: Client, userUid: string) =>
  queryOptions({
    queryKey: privateQueryKey('addresses', userUid),
    queryFn: ({ signal }) =>
      api('GET /api/v1/address/user/{uid}', { params: { uid: userUid }, signal }),
  });

/** Whether the shop delivers to a pincode, or to a pin within it; enabled once the pincode is complete. */
export const pincodeQuery = (api: Client, pincode: string, pin?: Coordinates) => {
  const query = pin && { latitude: pin.latitude, longitude: pin.longitude };
  return queryOptions({
    queryKey: ['pincode', pincode, query],
    queryFn: ({ signal }) =>
      api('GET /api/v1/geo/pincode/{pincode}', { params: { pincode }, query: query ?? {}, signal }),
    enabled: isPincode(pincode),
    staleTime: minutes(10),
  });
};

/** URL of the map style, if the shop has configured a map. */
export const mapQuery = (api: Client) =>
  queryOptions({
    queryKey: ['map'],
    queryFn: ({ signal }) => api('GET /api/v1/geo/map', { signal }),
    staleTime: hours(1),
  });

export type Coordinates = { latitude: number; longitude: number };
type NullableCoordinates = { latitude: number | null; longitude: number | null };

/**
 * Geocodes the typed address. On failure calls `onFailure` and returns null coordinates, so that
 * saving continues (S4i.1).
 */
async function geocode(
  api: Client,
  address: string,
  onFailure: () => void,
): Promise<NullableCoordinates> {
  try {
    return await api('POST /api/v1/geo/geocode/forward', { body: { address } });
  } catch {
    onFailure();
    return { latitude: null, longitude: null };
  }
}

export type AddressInput = {
  fields: AddressFields;
  /** Position set by the customer, or saved for the same address text; takes precedence over geocoding. */
  pin?: (Coordinates & { is_pinned: boolean }) | undefined;
  /** Uid of the address to update; without it a new one is created. */
  uid?: string | undefined;
};

/** Saves an address with the coordinates of the pin, or else geocoded ones (S4i.1). */
export async function saveAddress(
  api: Client,
  userUid: string,
  { fields, pin, uid }: AddressInput,
  onGeocodingFailed: () => void,
): Promise<Address> {
  const full_address = formatAddress(fields);
  const { latitude, longitude } = pin ?? (await geocode(api, full_address, onGeocodingFailed));
  const position = { latitude, longitude, is_pinned: pin?.is_pinned === true };
  const address = { ...fields, full_address, ...position, is_default: 0 as const };
  const params = { userUid };
  return uid === undefined
    ? api('POST /api/v1/address/{userUid}', { params, body: address })
    : api('PATCH /api/v1/address/{userUid}', { params, body: { uid, ...address } });
}
