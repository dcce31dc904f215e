import type { EnvironmentReader } from './reader.ts';

export type MapSettings = {
  /** The URL of the map's style; without it there is no map. */
  mapStyleUrl: string | undefined;
  /** Origins that the map's style, tiles, glyphs and sprites come from; pages may reach no other. */
  mapHosts: string[];
};

export function readMap(reader: EnvironmentReader): MapSettings {
  const mapStyleUrl = reader.url('MAP_STYLE_URL', ['https:', 'http:']);
  if (mapStyleUrl === undefined) return { mapStyleUrl, mapHosts: [] };
  const others = reader
    .text('MAP_HOSTS', '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = others.filter((host) => !URL.canParse(host) || new URL(host).origin !== host);
  if (wrong.length > 0) {
    reader.problems.push(
      `MAP_HOSTS must be origins like https://tiles.example.com, not ${wrong.join(', ')}`,
    );
  }
  return { mapStyleUrl, mapHosts: [...new Set([new URL(mapStyleUrl).origin, ...others])] };
}
