import { Map as GlMap, type MapOptions, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';

export { type GeoJSONSource, type Map as GlMap, Marker } from 'maplibre-gl';

setWorkerUrl(workerUrl);

/**
 * Opens a map with buttons to zoom. Import it only from lazily loaded modules.
 * @param onMapError called when the style does not load
 * @throws Error where this browser cannot render a map
 */
export function openMap(options: MapOptions, onMapError: () => void): GlMap {
  const map = new GlMap(options);
  let isLoaded = false;
  map.addControl(new NavigationControl({ showCompass: false }));
  map.once('load', () => {
    isLoaded = true;
  });
  // A missing tile leaves a hole; a style that fails to load leaves an empty map.
  map.on('error', () => isLoaded || onMapError());
  return map;
}

/** The value of a colour token at an element, for shapes drawn on its map. */
export const cssColour = (element: Element, token: string): string =>
  getComputedStyle(element).getPropertyValue(token).trim();
