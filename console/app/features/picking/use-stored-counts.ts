import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/index.ts';
import { readCounts, type ScanCounts, storeCounts } from './scan-store.ts';
import type { ShownOrder } from './waiting-picks.ts';

/** What this member counted of orders before the page was loaded; undefined until the device has responded. */
export function useStoredCounts(orderUids: readonly string[]): ScanCounts | undefined {
  const memberUid = useSession()?.member.uid ?? '';
  const { data } = useQuery({
    queryKey: ['scans', memberUid, ...orderUids],
    queryFn: async (): Promise<ScanCounts> => {
      const read = orderUids.map((uid) => readCounts(memberUid, uid).catch(() => ({})));
      return Object.assign({}, ...(await Promise.all(read)));
    },
    networkMode: 'always',
    // Read once by each page that opens the order.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data;
}

/** Stores the counts of lines that are not recorded, as long as the orders are picked here. */
export function useStoreCounts(
  orders: readonly (ShownOrder & { canPick: boolean })[],
  counts: ScanCounts,
): void {
  const memberUid = useSession()?.member.uid ?? '';
  useEffect(() => {
    for (const { uid: orderUid, canPick, lines } of orders) {
      const open = canPick ? lines.filter(({ pick }) => pick === null) : [];
      const openCounts = Object.fromEntries(open.map(({ uid }) => [uid, counts[uid] ?? 0]));
      // A device that cannot store them still counts.
      storeCounts(memberUid, orderUid, openCounts).catch(() => {});
    }
  }, [memberUid, orders, counts]);
}
