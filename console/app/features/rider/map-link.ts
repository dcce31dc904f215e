import type { Parcel } from '@sabuja/contract';

type Place = Pick<Parcel, 'is_located' | 'latitude' | 'longitude' | 'address'>;

/** A link that opens the phone's map app: directions to the coordinates, else a search for the address. */
export function mapLink({ is_located, latitude, longitude, address }: Place): string {
  const [path, place] = is_located
    ? (['dir', { destination: `${latitude},${longitude}` }] as const)
    : (['search', { query: address }] as const);
  return `https://www.google.com/maps/${path}/?${new URLSearchParams({ api: '1', ...place })}`;
}
