import type { PickingOrder } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/index.ts';
import { readCounts, type ScanCounts, storeCounts } from './scan-store.ts';

/** What this member counted of an order before the page was loaded; undefined until the device has responded. */
export function useStoredCounts(orderUid: string): ScanCounts | undefined {
  const memberUid = useSession()?.member.uid ?? '';
  const { data } = useQuery({
    queryKey: ['scans', memberUid, orderUid],
    queryFn: () => readCounts(memberUid, orderUid).catch((): ScanCounts => ({})),
    networkMode: 'always',
    // Read once by each page that opens the order.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data;
}

/** Stores the counts of lines that are not recorded, as long as the order is picked here. */
export function useStoreCounts(order: PickingOrder, canPick: boolean, counts: ScanCounts): void {
  const memberUid = useSession()?.member.uid ?? '';
  useEffect(() => {
    const open = canPick ? order.lines.filter(({ pick }) => pick === null) : [];
    const openCounts = Object.fromEntries(open.map(({ uid }) => [uid, counts[uid] ?? 0]));
    // A device that cannot store them still counts.
    storeCounts(memberUid, order.uid, openCounts).catch(() => {});
  }, [memberUid, order, canPick, counts]);
}
