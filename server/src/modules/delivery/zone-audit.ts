import { formatPlace } from '@sabuja/contract/rules/place-text';
import type { ZoneValues } from './zone-store.ts';

/** Returns the values of a zone as the audit log stores them: fees in rupees, pincodes and area as one text each. */
export const describeZone = ({ pincodes, polygon, ...zone }: ZoneValues) => ({
  name: zone.name,
  fee: zone.fee,
  free_above: zone.free_above,
  minimum: zone.minimum,
  is_closed: zone.is_closed,
  pincodes: pincodes.map(({ pincode }) => pincode).join(' '),
  ...(polygon && {
    polygon: polygon.map(([longitude, latitude]) => `${latitude}, ${longitude}`).join('; '),
  }),
});

/**
 * Returns a zone before and after a change. A pincode whose place has another name, translation or position has a value
 * of its own, such as `751024: 'Patia | पटिया | ପଟିଆ 20.35, 85.82'`.
 */
export function describeZoneChange(before: ZoneValues, after: ZoneValues) {
  const [old, next] = [describePlaces(before), describePlaces(after)];
  const changed = Object.keys(next).filter(
    (pincode) => old[pincode] && old[pincode] !== next[pincode],
  );
  const pick = (places: Places) =>
    Object.fromEntries(changed.map((pincode) => [pincode, places[pincode]]));
  return {
    before: { ...describeZone(before), ...pick(old) },
    after: { ...describeZone(after), ...pick(next) },
  };
}

type Places = Record<string, string>;

const describePlaces = ({ pincodes }: ZoneValues): Places =>
  Object.fromEntries(pincodes.map((place) => [place.pincode, formatPlace(place)]));
