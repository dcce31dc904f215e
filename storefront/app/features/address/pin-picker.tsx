import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, LocateFixed } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mapQuery, type Place, pincodeQuery } from './address-queries.ts';
import { type Direction, nudge, nudgeMetres, placeInWords, roundPlace } from './pin.ts';
import { usePresentPlace } from './use-present-place.ts';

const PinMap = lazy(async () => ({ default: (await import('./pin-map.tsx')).PinMap }));

export type PinPickerProps = {
  pincode: string;
  /** Where the saved address lies. */
  saved: Place | undefined;
  /** Where the customer has put it. */
  pin: Place | undefined;
  onPin: (pin: Place | undefined) => void;
};

const arrows = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
} as const satisfies Record<string, Direction>;

const nudges = [
  ['west', msg`Move the pin west`, ArrowLeft],
  ['north', msg`Move the pin north`, ArrowUp],
  ['south', msg`Move the pin south`, ArrowDown],
  ['east', msg`Move the pin east`, ArrowRight],
] as const;

/**
 * The exact spot of an address: from where the customer is, by arrows, and on a map where the shop has
 * one. It begins in the middle of the pincode.
 */
export function PinPicker({ pincode, saved, pin, onPin }: PinPickerProps) {
  const { t } = useLingui();
  const api = useApi();
  const { data: middle } = useQuery(pincodeQuery(api, pincode));
  const { data: map } = useQuery(mapQuery(api));
  const [broken, setBroken] = useState(false);
  const present = usePresentPlace((place) => onPin(roundPlace(place)));
  const place = pin ?? saved ?? placeOrNone(middle);
  const style = broken ? null : map?.style_url;
  const move = (direction: Direction) => place && onPin(nudge(place, direction));
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key as keyof typeof arrows];
    if (direction === undefined || !place) return;
    event.preventDefault();
    move(direction);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work on its buttons
    <div
      onKeyDown={onKeyDown}
      className="grid gap-3 rounded-field border border-line bg-surface p-3.5"
    >
      <Button variant="outline" busy={present.busy} onClick={present.ask}>
        <LocateFixed aria-hidden="true" className="size-5" />
        {t`Use my current location`}
      </Button>
      {present.failed && (
        <p role="alert" className="text-sm font-medium text-chilli">
          {t`Your location is not available. Move the pin by the arrows.`}
        </p>
      )}
      {style && place && (
        <Suspense fallback={<Skeleton className="h-56" />}>
          <PinMap style={style} place={place} onPin={onPin} onBroken={() => setBroken(true)} />
        </Suspense>
      )}
      {place ? (
        <>
          <p role="status" className="text-sm">
            <span className="tabular font-semibold">{placeInWords(place)}</span>
            <span className="block text-muted">
              {pin
                ? t`Your pin: we deliver to this spot.`
                : t`Near the middle of your pincode. Each arrow moves it by ${nudgeMetres} m.`}
            </span>
          </p>
          <div className="grid grid-cols-4 gap-2">
            {nudges.map(([direction, words, Icon]) => (
              <Button
                key={direction}
                variant="soft"
                aria-label={t(words)}
                onClick={() => move(direction)}
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

type Maybe = { latitude: number | null; longitude: number | null } | undefined;
const placeOrNone = (middle: Maybe): Place | undefined =>
  middle?.latitude != null && middle.longitude != null
    ? { latitude: middle.latitude, longitude: middle.longitude }
    : undefined;
