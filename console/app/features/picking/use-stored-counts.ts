import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/index.ts';
import { readCounts, type ScanCounts, storeCounts } from './scan-store.ts';
import type { ShownOrder } from './waiting-picks.ts';

/** The member's counts of orders from before the page was loaded; undefined until they are read from the device. */
export function useStoredCounts(orderUids: readonly string[]): ScanCounts | undefined {
  const memberUid = useSession()?.member.uid ?? '';
  const { data } = useQuery({
    queryKey: ['scans', memberUid, ...orderUids],
    queryFn: async (): Promise<ScanCounts> => {
      const read = orderUids.map((uid) => readCounts(memberUid, uid).catch(() => ({})));
      return Object.assign({}, ...(await Promise.all(read)));
    },
    networkMode: 'always',
    // Each page that opens the orders reads the counts once.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data;
}

/** Stores the counts of lines that are not picked yet, as long as the orders are picked here. */
export function useStoreCounts(
  orders: readonly (ShownOrder & { canPick: boolean })[],
  counts: ScanCounts,
): void {
  const memberUid = useSession()?.member.uid ?? '';
  useEffect(() => {
    for (const { uid: orderUid, canPick, lines } of orders) {
      const open = canPick ? lines.filter(({ pick }) => pick === null) : [];
      const openCounts = Object.fromEntries(open.map(({ uid }) => [uid, counts[uid] ?? 0]));
      // Counting works even if the device cannot store the counts.
      storeCounts(memberUid, orderUid, openCounts).catch(() => {});
    }
  }, [memberUid, orders, counts]);
}
