import { hours } from '@sabuja/kit';
import { deviceDb } from '../../lib/device-store.ts';

/** Units scanned by line. */
export type ScanCounts = Readonly<Record<string, number>>;

/** Older counts are ignored: picking an order never takes this long. */
const USABLE_FOR = hours(24);

/** Returns what a member has counted of an order on this device; empty after a day. */
export async function readCounts(
  memberUid: string,
  orderUid: string,
  now = new Date(),
): Promise<ScanCounts> {
  const stored = await (await deviceDb()).get('scans', [memberUid, orderUid]);
  const isUsable = stored && now.getTime() - Date.parse(stored.countedAt) < USABLE_FOR;
  return isUsable ? stored.counts : {};
}

/** Stores a member's counts of an order (deletes them if all are 0), and deletes counts older than a day. */
export async function storeCounts(
  memberUid: string,
  orderUid: string,
  counts: ScanCounts,
  now = new Date(),
): Promise<void> {
  const tx = (await deviceDb()).transaction('scans', 'readwrite');
  const countedAt = now.toISOString();
  const isEmpty = Object.values(counts).every((count) => count === 0);
  if (isEmpty) await tx.store.delete([memberUid, orderUid]);
  else await tx.store.put({ counts, countedAt }, [memberUid, orderUid]);
  for (let at = await tx.store.openCursor(); at; at = await at.continue()) {
    if (now.getTime() - Date.parse(at.value.countedAt) >= USABLE_FOR) await at.delete();
  }
  await tx.done;
}
