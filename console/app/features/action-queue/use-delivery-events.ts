import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useEffect } from 'react';
import { listenToStream } from '../../lib/staff-stream.ts';

/** Loads the own stops again as soon as something of them changes: a corrected address, a new round. */
export function useDeliveryEvents(): void {
  useEffect(
    () =>
      listenToStream('/api/v1/staff/deliveries/stream', () => {
        void queryClient().invalidateQueries({ queryKey: ['deliveries'] });
      }),
    [],
  );
}
