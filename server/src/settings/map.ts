import { list, type ValuesOf, webUrl } from '../platform/environment/index.ts';

export const mapVariables = {
  MAP_STYLE_URL: webUrl({
    description:
      'a MapLibre style: customers can then put their address’s pin on a map, and staff draw areas of zones',
  }),
  MAP_HOSTS: list(
    { description: 'further origins of the map’s tiles, glyphs and sprites' },
    (host) => URL.canParse(host) && new URL(host).origin === host,
    'be origins like https://tiles.example.com',
  ),
};

type MapSettings = {
  /** The URL of the map's style; without it there is no map. */
  mapStyleUrl: string | undefined;
  /** The only origins from which pages may load the map's style, tiles, glyphs and sprites. */
  mapHosts: string[];
};

export const toMap = ({
  MAP_STYLE_URL,
  MAP_HOSTS,
}: ValuesOf<typeof mapVariables>): MapSettings => ({
  mapStyleUrl: MAP_STYLE_URL,
  mapHosts: MAP_STYLE_URL ? [...new Set([new URL(MAP_STYLE_URL).origin, ...MAP_HOSTS])] : [],
});
