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
 * The own stops, and the cash that one has; without a network those that were loaded last, with their time. Loaded
 * again now and then: a round may change on the way.
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

/** The member's actions that the server has not accepted, without those whose form waits for the server. */
export const actionsQuery = (memberUid: string) =>
  queryOptions({
    queryKey: ['rider-actions', memberUid],
    queryFn: async () => (await listActions(memberUid)).filter((action) => !isSubmitted(action)),
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
