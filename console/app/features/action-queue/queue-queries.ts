import { seconds } from '@sabuja/kit';
import { isClientError } from '@sabuja/ui/lib/api-error.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { readDeliveries, storeDeliveries } from '../../lib/device-store.ts';
import { listActions } from './action-store.ts';
import { listPhotos } from './photo-store.ts';

const LOAD_TIMEOUT = seconds(10);

/**
 * The own stops, and the cash that one has; without a network those that were loaded last, with their time. Loaded
 * again now and then: a round may change on the way.
 */
export const deliveriesQuery = (memberUid: string) =>
  queryOptions({
    queryKey: ['deliveries', memberUid],
    queryFn: ({ signal }) => loadDeliveries(memberUid, signal),
    refetchInterval: seconds(30),
    // Without a network it takes what is stored, instead of waiting unseen.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

async function loadDeliveries(memberUid: string, aborted: AbortSignal) {
  try {
    const signal = AbortSignal.any([aborted, AbortSignal.timeout(LOAD_TIMEOUT)]);
    const deliveries = await api('GET /api/v1/staff/deliveries', { signal });
    const now = new Date();
    // What cannot be stored can still be shown.
    await storeDeliveries(memberUid, deliveries, now).catch(() => {});
    return { deliveries, loadedAt: now.toISOString(), isStored: false };
  } catch (error) {
    if (isClientError(error)) throw error;
    const stored = await readDeliveries(memberUid).catch(() => undefined);
    if (!stored) throw error;
    return { ...stored, isStored: true };
  }
}

/** The member's actions that the server has not accepted. */
export const actionsQuery = (memberUid: string) =>
  queryOptions({
    queryKey: ['rider-actions', memberUid],
    queryFn: () => listActions(memberUid),
    networkMode: 'always',
    staleTime: 0,
  });

/** The photos of the member's deliveries that the server has accepted, without those photos. */
export const photosQuery = (memberUid: string) =>
  queryOptions({
    queryKey: ['rider-photos', memberUid],
    queryFn: () => listPhotos(memberUid),
    networkMode: 'always',
    staleTime: 0,
  });
