import type { Address } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { mineKey } from '../session/index.ts';
import { type AddressFields, addressInWords } from './address-text.ts';

export const addressesQuery = (api: Client, userUid: string) =>
  queryOptions({
    queryKey: mineKey('addresses', userUid),
    queryFn: ({ signal }) =>
      api('GET /api/v1/address/user/{uid}', { params: { uid: userUid }, signal }),
  });

type Place = { latitude: number | null; longitude: number | null };

/** Coordinates of the typed address; `onFailure` is told when there are none, and saving goes on. */
export async function geocode(api: Client, address: string, onFailure: () => void): Promise<Place> {
  try {
    return await api('POST /api/v1/geo/geocode/forward', { body: { address } });
  } catch {
    onFailure();
    return { latitude: null, longitude: null };
  }
}

/** Saves a new address with the coordinates found for it. */
export async function saveAddress(
  api: Client,
  userUid: string,
  fields: AddressFields,
  onGeocodingFailed: () => void,
): Promise<Address> {
  const full_address = addressInWords(fields);
  const place = await geocode(api, full_address, onGeocodingFailed);
  const body = { ...fields, full_address, ...place, is_default: 0 as const };
  return api('POST /api/v1/address/{userUid}', { params: { userUid }, body });
}
