import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { LocateFixed } from 'lucide-react';
import type { Coordinates } from './address-queries.ts';
import { formatCoordinates, roundCoordinates } from './pin.ts';
import { useCurrentLocation } from './use-current-location.ts';

/** Sets an address's position to that of the device, and shows the position that is set. */
export function DeviceLocation(props: {
  pin: Coordinates | undefined;
  onPin: (pin: Coordinates | undefined) => void;
}) {
  const { t } = useLingui();
  const { pin, onPin } = props;
  const location = useCurrentLocation((coordinates) => onPin(roundCoordinates(coordinates)));
  return (
    <>
      <Button variant="outline" busy={location.busy} onClick={location.locate}>
        <LocateFixed aria-hidden="true" className="size-5" />
        {t`Use my current location`}
      </Button>
      {location.failed && (
        <p role="alert" className="text-sm font-medium text-chilli">
          {t`Your location is not available. We find you by the address and the landmark.`}
        </p>
      )}
      <p role="status" className="text-sm empty:hidden">
        {pin && (
          <>
            <span className="tabular font-semibold">{formatCoordinates(pin)}</span>
            <span className="block text-muted">{t`Your pin: we deliver to this spot.`}</span>
          </>
        )}
      </p>
      {pin && (
        <Button variant="ghost" onClick={() => onPin(undefined)}>
          {t`Use the address instead`}
        </Button>
      )}
    </>
  );
}
