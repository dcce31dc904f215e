import type { GeocoderSettings } from '../modules/delivery/index.ts';
import type { EnvironmentReader } from './reader.ts';

export function readGeocoder(reader: EnvironmentReader): GeocoderSettings {
  const provider = reader.oneOf('GEOCODER', ['centroids', 'nominatim', 'google'], 'centroids');
  if (provider === 'centroids') return { provider };
  const given = reader.url('GEOCODER_URL', ['https:', 'http:'])?.replace(/\/+$/, '');
  if (provider === 'google') {
    const key = reader.required('GEOCODER_KEY', 'GEOCODER is google');
    return { provider, url: given ?? 'https://maps.googleapis.com', key };
  }
  // No default: OpenStreetMap's public server is not for shops.
  if (!given) reader.problems.push('GEOCODER_URL is missing (GEOCODER is nominatim)');
  const userAgent = reader.text(
    'GEOCODER_USER_AGENT',
    `Sabuja ${reader.text('PUBLIC_URL', '')}`.trim(),
  );
  return { provider, url: given ?? '', userAgent };
}
