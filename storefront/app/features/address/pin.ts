import type { Place } from './address-queries.ts';

/** The steps of the arrows, in metres: to the next house, and to the next street. */
export const nudgeMetres = 10;
const metresPerDegree = 111_320;

export type Direction = 'north' | 'south' | 'east' | 'west';

/** A place moved by so many metres; degrees of longitude grow shorter towards the poles. */
export function nudge(
  { latitude, longitude }: Place,
  direction: Direction,
  metres = nudgeMetres,
): Place {
  const up = metres / metresPerDegree;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  if (direction === 'north' || direction === 'south') {
    return roundPlace({ latitude: latitude + (direction === 'north' ? up : -up), longitude });
  }
  return roundPlace({ latitude, longitude: longitude + (direction === 'east' ? across : -across) });
}

/** To about a decimetre: more says nothing. */
export const roundPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});

/** '20.35124° N, 85.81930° E' */
export const placeInWords = ({ latitude, longitude }: Place): string =>
  `${Math.abs(latitude).toFixed(5)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(5)}° ${longitude < 0 ? 'W' : 'E'}`;
