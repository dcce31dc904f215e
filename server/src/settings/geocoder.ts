import type { GeocoderSettings } from '../modules/delivery/index.ts';
import type { Reader } from './reader.ts';

export function readGeocoder(read: Reader): GeocoderSettings {
  const provider = read.oneOf('GEOCODER', ['centroids', 'nominatim', 'google'], 'centroids');
  if (provider === 'centroids') return { provider };
  const given = read.url('GEOCODER_URL', ['https:', 'http:'])?.replace(/\/+$/, '');
  if (provider === 'google') {
    const key = read.required('GEOCODER_KEY', 'GEOCODER is google');
    return { provider, url: given ?? 'https://maps.googleapis.com', key };
  }
  // No default: the public one of OpenStreetMap is not for shops.
  if (!given) read.problems.push('GEOCODER_URL is missing (GEOCODER is nominatim)');
  const userAgent = read.text(
    'GEOCODER_USER_AGENT',
    `Sabuja ${read.text('PUBLIC_URL', '')}`.trim(),
  );
  return { provider, url: given ?? '', userAgent };
}
