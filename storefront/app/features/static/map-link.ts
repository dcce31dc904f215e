import type { ShopProfile } from '@sabuja/contract';

type MapTarget = { address: string; location: ShopProfile['office_location'] };

/** An address that opens a place in the map app of a phone, and on a map in a browser elsewhere. */
export function mapLink({ address, location }: MapTarget): string {
  const query = location === null ? address : `${location.latitude},${location.longitude}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
