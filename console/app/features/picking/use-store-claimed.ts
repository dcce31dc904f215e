import type { StaffSession } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useEffect } from 'react';
import type { Stored } from '../../lib/load-or-stored.ts';
import { pickingKey } from '../../lib/picking-snapshots.ts';
import { type OrderToPick, pickingQuery } from './picking-queries.ts';

/** Prefetches the orders that the member picks: there may be no network when they are opened. */
export function useStoreClaimed(
  member: StaffSession['member'],
  list: Stored<readonly OrderToPick[]> | undefined,
): void {
  useEffect(() => {
    if (!list || list.isStored) return;
    for (const { uid, picker } of list.value) {
      if (picker !== member.name || queryClient().getQueryData(pickingKey(uid))) continue;
      void queryClient().prefetchQuery(pickingQuery(member.uid, uid));
    }
  }, [member, list]);
}
