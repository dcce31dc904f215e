import type { Coordinates } from './address-queries.ts';

/** Step of the arrow buttons, in metres. */
export const nudgeMetres = 10;
const METRES_PER_DEGREE = 111_320;

export type Direction = 'north' | 'south' | 'east' | 'west';

/**
 * Coordinates moved by metres east and north; accounts for degrees of longitude shrinking towards
 * the poles.
 */
export function nudge(
  { latitude, longitude }: Coordinates,
  direction: Direction,
  metres = nudgeMetres,
): Coordinates {
  const latitudeStep = metres / METRES_PER_DEGREE;
  const longitudeStep = latitudeStep / Math.cos((latitude * Math.PI) / 180);
  if (direction === 'north' || direction === 'south') {
    return roundCoordinates({
      latitude: latitude + (direction === 'north' ? latitudeStep : -latitudeStep),
      longitude,
    });
  }
  return roundCoordinates({
    latitude,
    longitude: longitude + (direction === 'east' ? longitudeStep : -longitudeStep),
  });
}

/** Rounds to about a decimetre; GPS is less precise than that. */
export const roundCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});

/** '20.35124° N, 85.81930° E' */
export const formatCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${Math.abs(latitude).toFixed(5)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(5)}° ${longitude < 0 ? 'W' : 'E'}`;
