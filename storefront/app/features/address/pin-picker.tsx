import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { type Coordinates, pincodeQuery } from './address-queries.ts';
import { type Direction, nudge, nudgeMetres } from './pin.ts';

const PinMap = lazyComponent(async () => (await import('./pin-map.tsx')).PinMap, {
  Fallback: () => <Skeleton className="h-56" />,
});

export type PinPickerProps = {
  /** URL of the map style. */
  style: string;
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
 * Sets the exact position of an address on the shop's map, by dragging, tapping, arrow buttons or
 * keys. Starts at the centre of the pincode. Renders nothing if the map cannot be rendered.
 */
export function PinPicker({ style, pincode, saved, pin, onPin }: PinPickerProps) {
  const { t } = useLingui();
  const { data: centre } = useQuery(pincodeQuery(useApi(), pincode));
  const [isMapBroken, setIsMapBroken] = useState(false);
  const coordinates = pin ?? saved ?? toCoordinates(centre);
  if (isMapBroken) return null;
  if (!coordinates) {
    return (
      <p className="text-sm text-muted">{t`Enter your pincode first, or use your location.`}</p>
    );
  }
  const movePin = (direction: Direction) => onPin(nudge(coordinates, direction));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionByKey[event.key as keyof typeof directionByKey];
    if (direction === undefined) return;
    event.preventDefault();
    movePin(direction);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key events bubble up from the buttons inside
    <div onKeyDown={onKeyDown} className="grid gap-3">
      <PinMap
        style={style}
        coordinates={coordinates}
        onPin={onPin}
        onMapError={() => setIsMapBroken(true)}
      />
      {!pin && (
        <p className="text-sm text-muted">
          {centre?.by_pin
            ? t`Move the pin to your address. Each arrow moves it by ${nudgeMetres} m.`
            : t`Near the middle of your pincode. Each arrow moves it by ${nudgeMetres} m.`}
        </p>
      )}
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
    </div>
  );
}

type NullableCoordinates = { latitude: number | null; longitude: number | null } | undefined;
const toCoordinates = (centre: NullableCoordinates): Coordinates | undefined =>
  centre?.latitude != null && centre.longitude != null
    ? { latitude: centre.latitude, longitude: centre.longitude }
    : undefined;
