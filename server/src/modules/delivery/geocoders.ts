import { seconds } from '@sabuja/kit';

/** The geocoding service. `centroids` means that only the shop's own table of pincodes is used. */
export type GeocoderSettings =
  | { provider: 'centroids' }
  | { provider: 'nominatim'; url: string; userAgent: string }
  | { provider: 'google'; url: string; key: string };

export type Coordinates = { latitude: number; longitude: number };
/** Locates a typed address; undefined when it is not found. Throws when the service fails. */
export type Geocoder = (address: string) => Promise<Coordinates | undefined>;

/** A customer waits for the response: falling back to the pincode's centroid is better than a long wait. */
const REQUEST_TIMEOUT = seconds(3);

/** Creates the configured geocoder; undefined when only the shop's own centroids are used. */
export function createGeocoder(settings: GeocoderSettings): Geocoder | undefined {
  if (settings.provider === 'centroids') return undefined;
  return settings.provider === 'google'
    ? createGoogleGeocoder(settings)
    : createNominatimGeocoder(settings);
}

/** `GET /search` of Nominatim, or of a compatible service. */
const createNominatimGeocoder =
  ({ url, userAgent }: { url: string; userAgent: string }): Geocoder =>
  async (address) => {
    const query = new URLSearchParams({ q: address, format: 'jsonv2', limit: '1' });
    query.set('countrycodes', 'in');
    const found = await fetchJson(`${url}/search?${query}`, { 'user-agent': userAgent });
    const [first] = Array.isArray(found) ? (found as { lat?: unknown; lon?: unknown }[]) : [];
    return first && toCoordinates(first.lat, first.lon);
  };

/** Google's Geocoding API. */
const createGoogleGeocoder =
  ({ url, key }: { url: string; key: string }): Geocoder =>
  async (address) => {
    const query = new URLSearchParams({ address, region: 'in', key });
    const body = (await fetchJson(`${url}/maps/api/geocode/json?${query}`)) as {
      status?: unknown;
      results?: { geometry?: { location?: { lat?: unknown; lng?: unknown } } }[];
    };
    if (body.status === 'ZERO_RESULTS') return undefined;
    if (body.status !== 'OK') throw new Error(`the geocoder responded with ${String(body.status)}`);
    const location = body.results?.[0]?.geometry?.location;
    return location && toCoordinates(location.lat, location.lng);
  };

async function fetchJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
  });
  if (!response.ok) throw new Error(`the geocoder responded with ${response.status}`);
  return response.json();
}

/** Returns valid coordinates; undefined for anything else. */
function toCoordinates(lat: unknown, lng: unknown): Coordinates | undefined {
  const [latitude, longitude] = [Number(lat ?? Number.NaN), Number(lng ?? Number.NaN)];
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPoint ? { latitude, longitude } : undefined;
}
