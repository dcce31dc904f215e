import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, LocateFixed } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { type Coordinates, mapQuery, pincodeQuery } from './address-queries.ts';
import { type Direction, formatCoordinates, nudge, nudgeMetres, roundCoordinates } from './pin.ts';
import { useCurrentLocation } from './use-current-location.ts';

const PinMap = lazy(async () => ({ default: (await import('./pin-map.tsx')).PinMap }));

export type PinPickerProps = {
  pincode: string;
  /** Coordinates of the saved address. */
  saved: Coordinates | undefined;
  /** Position set by the customer. */
  pin: Coordinates | undefined;
  onPin: (pin: Coordinates | undefined) => void;
};

const directionByKey = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
} as const satisfies Record<string, Direction>;

const nudgeButtons = [
  ['west', msg`Move the pin west`, ArrowLeft],
  ['north', msg`Move the pin north`, ArrowUp],
  ['south', msg`Move the pin south`, ArrowDown],
  ['east', msg`Move the pin east`, ArrowRight],
] as const;

/**
 * Sets the exact position of an address: by device location, by arrow buttons, and on a map if the
 * shop has configured one. Starts at the centre of the pincode.
 */
export function PinPicker({ pincode, saved, pin, onPin }: PinPickerProps) {
  const { t } = useLingui();
  const api = useApi();
  const { data: centre } = useQuery(pincodeQuery(api, pincode));
  const { data: map } = useQuery(mapQuery(api));
  const [isMapBroken, setIsMapBroken] = useState(false);
  const currentLocation = useCurrentLocation((coordinates) => onPin(roundCoordinates(coordinates)));
  const coordinates = pin ?? saved ?? toCoordinates(centre);
  const style = isMapBroken ? null : map?.style_url;
  const movePin = (direction: Direction) => coordinates && onPin(nudge(coordinates, direction));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionByKey[event.key as keyof typeof directionByKey];
    if (direction === undefined || !coordinates) return;
    event.preventDefault();
    movePin(direction);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work on its buttons
    <div
      onKeyDown={onKeyDown}
      className="grid gap-3 rounded-field border border-line bg-surface p-3.5"
    >
      <Button variant="outline" busy={currentLocation.busy} onClick={currentLocation.locate}>
        <LocateFixed aria-hidden="true" className="size-5" />
        {t`Use my current location`}
      </Button>
      {currentLocation.failed && (
        <p role="alert" className="text-sm font-medium text-chilli">
          {t`Your location is not available. Move the pin by the arrows.`}
        </p>
      )}
      {style && coordinates && (
        <Suspense fallback={<Skeleton className="h-56" />}>
          <PinMap
            style={style}
            coordinates={coordinates}
            onPin={onPin}
            onMapError={() => setIsMapBroken(true)}
          />
        </Suspense>
      )}
      {coordinates ? (
        <>
          <p role="status" className="text-sm">
            <span className="tabular font-semibold">{formatCoordinates(coordinates)}</span>
            <span className="block text-muted">
              {pin
                ? t`Your pin: we deliver to this spot.`
                : t`Near the middle of your pincode. Each arrow moves it by ${nudgeMetres} m.`}
            </span>
          </p>
          <div className="grid grid-cols-4 gap-2">
            {nudgeButtons.map(([direction, label, Icon]) => (
              <Button
                key={direction}
                variant="soft"
                aria-label={t(label)}
                onClick={() => movePin(direction)}
              >
                <Icon aria-hidden="true" className="size-5" />
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p className="text-sm text-muted">{t`Enter your pincode first, or use your location.`}</p>
      )}
      {pin && (
        <Button variant="ghost" onClick={() => onPin(undefined)}>
          {t`Use the address instead`}
        </Button>
      )}
    </div>
  );
}

type NullableCoordinates = { latitude: number | null; longitude: number | null } | undefined;
const toCoordinates = (centre: NullableCoordinates): Coordinates | undefined =>
  centre?.latitude != null && centre.longitude != null
    ? { latitude: centre.latitude, longitude: centre.longitude }
    : undefined;
