import { useLingui } from '@lingui/react/macro';
import { Map as GlMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef } from 'react';
import type { Place } from './address-queries.ts';
import { roundPlace } from './pin.ts';

setWorkerUrl(workerUrl);

type Props = {
  /** The address of the map's style. */
  style: string;
  place: Place;
  onPin: (pin: Place) => void;
  /** The map cannot be drawn, by this browser or by this style. */
  onBroken: () => void;
};

const colourOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token);

const point = ({ latitude, longitude }: Place): [number, number] => [longitude, latitude];

/** A map with a pin that is dragged, or put down by a press. */
export function PinMap({ style, place, onPin, onBroken }: Props) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const marker = useRef<Marker>(undefined);
  const tell = useRef({ onPin, onBroken, place });
  useEffect(() => {
    tell.current = { onPin, onBroken, place };
    marker.current?.setLngLat(point(place));
  });
  useEffect(() => {
    if (!box.current) return;
    const center = point(tell.current.place);
    try {
      const map = new GlMap({ container: box.current, style, center, zoom: 15 });
      const pin = new Marker({ draggable: true, color: colourOf('--color-leaf') })
        .setLngLat(center)
        .addTo(map);
      const told = ({ lng, lat }: { lng: number; lat: number }) =>
        tell.current.onPin(roundPlace({ latitude: lat, longitude: lng }));
      let drawn = false;
      map.addControl(new NavigationControl({ showCompass: false }));
      pin.on('dragend', () => told(pin.getLngLat()));
      map.on('click', ({ lngLat }) => told(lngLat));
      map.once('load', () => {
        drawn = true;
      });
      // A tile that is missing later leaves a hole; a style that cannot be had leaves nothing.
      map.on('error', () => drawn || tell.current.onBroken());
      marker.current = pin;
      return () => map.remove();
    } catch {
      tell.current.onBroken();
    }
    return undefined;
  }, [style]);
  return (
    <section
      ref={box}
      aria-label={t`Map with the spot of your address`}
      data-theme="light"
      className="h-56 overflow-hidden rounded-field"
    />
  );
}
