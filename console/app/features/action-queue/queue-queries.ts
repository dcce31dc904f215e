import { seconds } from '@sabuja/kit';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { loadOrStored, storedQueryOptions } from '../../lib/load-or-stored.ts';
import { readSnapshot, storeSnapshot } from '../../lib/snapshots.ts';
import { listActions } from './action-store.ts';
import { deliveriesKey } from './apply-to-snapshots.ts';
import { listPhotos } from './photo-store.ts';
import { isSubmitted } from './submissions.ts';

/**
 * The rider's own stops and the cash they carry; without a network, the stored snapshot with its time. Reloaded every
 * 30 seconds, because a round may change on the way.
 */
export const deliveriesQuery = (memberUid: string) =>
  queryOptions({
    queryKey: ['deliveries', memberUid],
    queryFn: ({ signal: aborted }) =>
      loadOrStored(
        {
          load: (signal) => api('GET /api/v1/staff/deliveries', { signal }),
          store: (deliveries, now) => storeSnapshot(deliveriesKey(memberUid), deliveries, now),
          read: () => readSnapshot(deliveriesKey(memberUid)),
        },
        aborted,
      ),
    refetchInterval: seconds(30),
    ...storedQueryOptions,
  });

/** The member's actions that the server has not accepted, except those whose form still waits for the response. */
export const actionsQuery = (memberUid: string) =>
  queryOptions({
    queryKey: ['rider-actions', memberUid],
    queryFn: async () => (await listActions(memberUid)).filter((action) => !isSubmitted(action)),
    networkMode: 'always',
    staleTime: 0,
  });

/** The member's photos that are due: the server has accepted their delivery, but does not have the photo yet. */
export const photosQuery = (memberUid: string) =>
  queryOptions({
    queryKey: ['rider-photos', memberUid],
    queryFn: () => listPhotos(memberUid),
    networkMode: 'always',
    staleTime: 0,
  });
