import { seconds } from '@sabuja/kit';

/** Who tells where a typed address lies. `centroids`: the shop's own table of pincodes alone. */
export type GeocoderSettings =
  | { provider: 'centroids' }
  | { provider: 'nominatim'; url: string; userAgent: string }
  | { provider: 'google'; url: string; key: string };

export type Place = { latitude: number; longitude: number };
/** Finds where a typed address lies; undefined when it finds nothing. Throws when it cannot be asked. */
export type Geocoder = (address: string) => Promise<Place | undefined>;

/** A customer waits for the answer: better the middle of the pincode than a long wait. */
const patience = seconds(3);

/** The geocoder that the settings name; undefined for the shop's own centroids alone. */
export function geocoderOf(settings: GeocoderSettings): Geocoder | undefined {
  if (settings.provider === 'centroids') return undefined;
  return settings.provider === 'google' ? google(settings) : nominatim(settings);
}

/** `GET /search` of Nominatim, and of what speaks as it does. */
const nominatim =
  ({ url, userAgent }: { url: string; userAgent: string }): Geocoder =>
  async (address) => {
    const query = new URLSearchParams({ q: address, format: 'jsonv2', limit: '1' });
    query.set('countrycodes', 'in');
    const found = await ask(`${url}/search?${query}`, { 'user-agent': userAgent });
    const [first] = Array.isArray(found) ? (found as { lat?: unknown; lon?: unknown }[]) : [];
    return first && placeOf(first.lat, first.lon);
  };

/** Google's Geocoding API. */
const google =
  ({ url, key }: { url: string; key: string }): Geocoder =>
  async (address) => {
    const query = new URLSearchParams({ address, region: 'in', key });
    const answer = (await ask(`${url}/maps/api/geocode/json?${query}`)) as {
      status?: unknown;
      results?: { geometry?: { location?: { lat?: unknown; lng?: unknown } } }[];
    };
    if (answer.status === 'ZERO_RESULTS') return undefined;
    if (answer.status !== 'OK') throw new Error(`the geocoder answers ${String(answer.status)}`);
    const location = answer.results?.[0]?.geometry?.location;
    return location && placeOf(location.lat, location.lng);
  };

async function ask(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`the geocoder answers ${response.status}`);
  return response.json();
}

/** Only what can be a point on earth. */
function placeOf(lat: unknown, lng: unknown): Place | undefined {
  const [latitude, longitude] = [Number(lat ?? Number.NaN), Number(lng ?? Number.NaN)];
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPoint ? { latitude, longitude } : undefined;
}
