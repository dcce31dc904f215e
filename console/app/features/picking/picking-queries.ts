import type { PickingOrder, StaffOrder, StaffSession } from '@sabuja/contract';
import { seconds } from '@sabuja/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { loadOrStored, retryInterval, storedQueryOptions } from '../../lib/load-or-stored.ts';
import { loadPictures } from '../../lib/picking-pictures.ts';
import {
  deleteOtherPickings,
  isStorable,
  pickingKey,
  pickingSnapshotKey,
  storePicking,
} from '../../lib/picking-snapshots.ts';
import { listSnapshots, readSnapshot } from '../../lib/snapshots.ts';

const MAX_LISTED = 500;

/** The fields of an order that the list shows. */
export type OrderToPick = Pick<
  StaffOrder,
  'uid' | 'order_no' | 'department' | 'delivery_date' | 'slot' | 'lines' | 'units' | 'picker'
> &
  Partial<Pick<StaffOrder, 'lateness'>>;

/** The orders of a day that are to be picked or being picked; without a network, the member's own ones of any day. */
export const toPickQuery = ({ uid: memberUid, name }: StaffSession['member'], date: string) =>
  queryOptions({
    queryKey: ['picking', 'day', date],
    queryFn: ({ signal: aborted }) => {
      const askedAt = new Date();
      return loadOrStored<readonly OrderToPick[]>(
        {
          load: async (signal) => {
            const query = { date, status: 'CONFIRMED,PICKING', limit: MAX_LISTED };
            return (await api('GET /api/v1/staff/orders', { query, signal })).results;
          },
          store: (orders) => {
            const claimed = orders.filter(({ picker }) => picker === name).map(({ uid }) => uid);
            return deleteOtherPickings(memberUid, { date, claimed, askedAt });
          },
          read: () => readClaimed(memberUid),
        },
        aborted,
      );
    },
    staleTime: seconds(15),
    placeholderData: keepPreviousData,
    ...storedQueryOptions,
    refetchInterval: ({ state }) => retryInterval(state.data),
  });

/** The stored orders of a member as the list shows them, with the oldest loading time; undefined if none is stored. */
async function readClaimed(memberUid: string) {
  const stored = await listSnapshots(memberUid, 'picking');
  const [oldest] = stored.map(({ loadedAt }) => loadedAt).toSorted();
  if (oldest === undefined) return undefined;
  const orders = stored.map(({ value }) => value);
  orders.sort(
    (a, b) => a.delivery_date.localeCompare(b.delivery_date) || a.slot.localeCompare(b.slot),
  );
  return { value: orders.map(toListed), loadedAt: oldest };
}

const toListed = (order: PickingOrder): OrderToPick => ({
  ...order,
  lines: order.lines.length,
  units: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** The lines of an order for its picker; without a network, those stored on the device if the member picks it. */
export const pickingQuery = (memberUid: string, uid: string) =>
  queryOptions({
    queryKey: pickingKey(uid),
    queryFn: ({ signal: aborted }) =>
      loadOrStored(
        {
          load: (signal) =>
            api('GET /api/v1/staff/orders/{uid}/picking', { params: { uid }, signal }),
          store: async (order, now) => {
            await storePicking(memberUid, order, now);
            if (isStorable(order)) loadPictures(order);
          },
          read: () => readSnapshot(pickingSnapshotKey(memberUid, uid)),
        },
        aborted,
      ),
    ...storedQueryOptions,
    refetchInterval: ({ state }) => retryInterval(state.data),
  });

/** Products that may replace a line. */
export const substitutesQuery = (uid: string, item: string, q: string) =>
  queryOptions({
    queryKey: ['substitutes', uid, item, q],
    queryFn: () =>
      api('GET /api/v1/staff/orders/{uid}/picking/{item}/substitutes', {
        params: { uid, item },
        query: q === '' ? {} : { q },
      }),
    placeholderData: keepPreviousData,
  });
