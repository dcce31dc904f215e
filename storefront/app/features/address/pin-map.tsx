import { useLingui } from '@lingui/react/macro';
import { Map as GlMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef } from 'react';
import type { Coordinates } from './address-queries.ts';
import { roundCoordinates } from './pin.ts';

setWorkerUrl(workerUrl);

type Props = {
  /** The address of the map's style. */
  style: string;
  coordinates: Coordinates;
  onPin: (pin: Coordinates) => void;
  /** The map cannot be drawn, by this browser or by this style. */
  onMapError: () => void;
};

const cssColour = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token);

const toLngLat = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude];

/** A map with a pin that is dragged, or put down by a press. */
export function PinMap({ style, coordinates, onPin, onMapError }: Props) {
  const { t } = useLingui();
  const containerRef = useRef<HTMLDivElement>(null);
  const marker = useRef<Marker>(undefined);
  const callbacks = useRef({ onPin, onMapError, coordinates });
  useEffect(() => {
    callbacks.current = { onPin, onMapError, coordinates };
    marker.current?.setLngLat(toLngLat(coordinates));
  });
  useEffect(() => {
    if (!containerRef.current) return;
    const center = toLngLat(callbacks.current.coordinates);
    try {
      const map = new GlMap({ container: containerRef.current, style, center, zoom: 15 });
      const pin = new Marker({ draggable: true, color: cssColour('--color-leaf') })
        .setLngLat(center)
        .addTo(map);
      const reportPin = ({ lng, lat }: { lng: number; lat: number }) =>
        callbacks.current.onPin(roundCoordinates({ latitude: lat, longitude: lng }));
      let isLoaded = false;
      map.addControl(new NavigationControl({ showCompass: false }));
      pin.on('dragend', () => reportPin(pin.getLngLat()));
      map.on('click', ({ lngLat }) => reportPin(lngLat));
      map.once('load', () => {
        isLoaded = true;
      });
      // A tile that is missing later leaves a hole; a style that cannot be had leaves nothing.
      map.on('error', () => isLoaded || callbacks.current.onMapError());
      marker.current = pin;
      return () => map.remove();
    } catch {
      callbacks.current.onMapError();
    }
    return undefined;
  }, [style]);
  return (
    <section
      ref={containerRef}
      aria-label={t`Map with the spot of your address`}
      data-theme="light"
      className="h-56 overflow-hidden rounded-field"
    />
  );
}
