import type { Parcel } from '@sabuja/contract';

export type ParcelGroup = { key: string; date: string; slot: string; parcels: Parcel[] };

/** Groups parcels by day and slot, in the given sequence of these; each group is sorted by zone. */
export function groupParcels(parcels: readonly Parcel[]): ParcelGroup[] {
  const groups = new Map<string, ParcelGroup>();
  for (const parcel of parcels) {
    const { delivery_date: date, slot } = parcel;
    const key = `${date} ${slot}`;
    const group = groups.get(key) ?? { key, date, slot, parcels: [] };
    group.parcels.push(parcel);
    groups.set(key, group);
  }
  for (const group of groups.values()) {
    group.parcels.sort((a, b) => (a.zone ?? '').localeCompare(b.zone ?? ''));
  }
  return [...groups.values()];
}
