import type { FreeSlot } from '@sabuja/contract';
import { isIstDate } from '@sabuja/kit';
import { problemOf } from '@sabuja/ui/lib/api-error.ts';

/** The next free slot that a rejection offers in place of a full or closed one. */
export function findOfferedSlot(error: unknown): FreeSlot | undefined {
  const problem = problemOf(error);
  if (problem?.field !== 'delivery_slot') return undefined;
  const details = problem.details as { next?: Partial<FreeSlot> } | null | undefined;
  const { date, slot_id, name } = details?.next ?? {};
  if (typeof date !== 'string' || !isIstDate(date)) return undefined;
  if (typeof slot_id !== 'number' || typeof name !== 'string') return undefined;
  return { date, slot_id, name };
}
