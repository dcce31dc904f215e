import type { ShopProfile } from '@sabuja/contract';

type MapTarget = { address: string; location: ShopProfile['office_location'] };

/** URL that opens a place in a phone's map app, or on a map in the browser. */
export function mapLink({ address, location }: MapTarget): string {
  const query = location === null ? address : `${location.latitude},${location.longitude}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
