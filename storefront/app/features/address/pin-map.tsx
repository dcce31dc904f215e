import { useLingui } from '@lingui/react/macro';
import { cssColour, Marker, openMap } from '@sabuja/ui/gl-map.ts';
import { useEffect, useRef } from 'react';
import type { Coordinates } from './address-queries.ts';
import { roundCoordinates } from './pin.ts';

type Props = {
  /** URL of the map style. */
  style: string;
  coordinates: Coordinates;
  onPin: (pin: Coordinates) => void;
  /** Called when this browser or style cannot render the map. */
  onMapError: () => void;
};

const toLngLat = ({ latitude, longitude }: Coordinates): [number, number] => [longitude, latitude];

/** Map with a pin that is dragged, or placed by a tap. */
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
      const container = containerRef.current;
      const map = openMap({ container, style, center, zoom: 15 }, () =>
        callbacks.current.onMapError(),
      );
      const pin = new Marker({
        draggable: true,
        color: cssColour(document.documentElement, '--color-leaf'),
      })
        .setLngLat(center)
        .addTo(map);
      const reportPin = ({ lng, lat }: { lng: number; lat: number }) =>
        callbacks.current.onPin(roundCoordinates({ latitude: lat, longitude: lng }));
      pin.on('dragend', () => reportPin(pin.getLngLat()));
      map.on('click', ({ lngLat }) => reportPin(lngLat));
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
