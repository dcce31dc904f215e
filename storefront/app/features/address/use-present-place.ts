import { seconds } from '@sabuja/kit';
import { useState } from 'react';
import type { Place } from './address-queries.ts';

const options = { enableHighAccuracy: true, timeout: seconds(10), maximumAge: seconds(30) };

/** Asks the device where it is, when the customer wants it to. */
export function usePresentPlace(onPlace: (place: Place) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onPlace({ latitude: coords.latitude, longitude: coords.longitude });
      },
      () => setState('failed'),
      options,
    );
  };
  return { ask, busy: state === 'asking', failed: state === 'failed' };
}
