import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useEffect } from 'react';
import { listenToStream } from '../../lib/staff-stream.ts';

/** Reloads the rider's stops when the event stream reports a change, such as a corrected address or a new round. */
export function useDeliveryEvents(): void {
  useEffect(
    () =>
      listenToStream('/api/v1/staff/deliveries/stream', () => {
        void queryClient().invalidateQueries({ queryKey: ['deliveries'] });
      }),
    [],
  );
}
