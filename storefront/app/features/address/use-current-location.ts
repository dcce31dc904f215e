import { seconds } from '@sabuja/kit';
import { useState } from 'react';
import type { Coordinates } from './address-queries.ts';

const geolocationOptions = {
  enableHighAccuracy: true,
  timeout: seconds(10),
  maximumAge: seconds(30),
};

/** Requests the device's position when `locate` is called. */
export function useCurrentLocation(onLocation: (coordinates: Coordinates) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const locate = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onLocation({ latitude: coords.latitude, longitude: coords.longitude });
      },
      () => setState('failed'),
      geolocationOptions,
    );
  };
  return { locate, busy: state === 'asking', failed: state === 'failed' };
}
