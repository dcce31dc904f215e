import type { PickingOrder } from '@sabuja/contract';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Stored } from '../../../lib/load-or-stored.ts';
import { pickingQuery } from '../picking-queries.ts';

/** Combines several orders into one result: `isStored` if one of them is, with the `loadedAt` of the oldest. */
export function useTogether(memberUid: string, uids: readonly string[]) {
  return useQueries({
    queries: uids.map((uid) => pickingQuery(memberUid, uid)),
    combine: combineOrders,
  });
}

function combineOrders(queries: readonly UseQueryResult<Stored<PickingOrder>>[]) {
  const loaded = queries.flatMap(({ data }) => data ?? []);
  const isSettled = queries.every(({ isPending }) => !isPending);
  const [loadedAt] = loaded.map((each) => each.loadedAt).toSorted();
  return {
    data:
      isSettled && loadedAt !== undefined
        ? {
            value: loaded.map(({ value }) => value),
            loadedAt,
            isStored: loaded.some(({ isStored }) => isStored),
          }
        : undefined,
    /** Number of orders that could not be loaded and are not stored either. */
    missing: queries.filter(({ data, isError }) => isError && data === undefined).length,
    isError: queries.some(
      ({ data, isError }) => isError && (data !== undefined || loaded.length === 0),
    ),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
