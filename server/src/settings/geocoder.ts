import type { GeocoderSettings } from '../modules/delivery/index.ts';
import {
  oneOf,
  requiredWhen,
  text,
  type ValuesOf,
  webUrl,
  withoutSlashes,
} from '../platform/environment/index.ts';

export const geocoderVariables = {
  GEOCODER: oneOf(['centroids', 'nominatim', 'google'], {
    default: 'centroids',
    description: 'who locates an address; `centroids` is the middle of its pincode',
  }),
  GEOCODER_URL: webUrl({
    // No default: OpenStreetMap's public server is not meant for shops.
    requiredIf: requiredWhen('GEOCODER', 'nominatim'),
    byDefault: 'none; with `google` its own',
    description: 'where Nominatim is; required with it, and not the public one',
  }),
  GEOCODER_USER_AGENT: text({
    default: '',
    byDefault: '`Sabuja` and `PUBLIC_URL`',
    description: 'our name to Nominatim',
  }),
  GEOCODER_KEY: text({
    default: '',
    isSecret: true,
    requiredIf: requiredWhen('GEOCODER', 'google'),
    description: 'required with `google`',
  }),
};

export function toGeocoder(
  values: ValuesOf<typeof geocoderVariables>,
  publicUrl: string | undefined,
): GeocoderSettings {
  const { GEOCODER: provider, GEOCODER_KEY: key } = values;
  if (provider === 'centroids') return { provider };
  if (provider === 'google') {
    const url = withoutSlashes(values.GEOCODER_URL ?? 'https://maps.googleapis.com');
    return { provider, url, key };
  }
  return {
    provider,
    url: withoutSlashes(values.GEOCODER_URL ?? ''),
    userAgent: values.GEOCODER_USER_AGENT || `Sabuja ${publicUrl ?? ''}`.trim(),
  };
}
