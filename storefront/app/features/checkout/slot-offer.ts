import { ApiError } from '@sabuja/contract/client';
import { isIstDate } from '@sabuja/kit';

/** A slot that can be had in place of one that has filled or closed. */
export type SlotOffer = { date: string; slotId: number; name: string };

/** The next free slot that a refusal offers, when it offers one. */
export function offeredSlot(error: unknown): SlotOffer | undefined {
  if (!(error instanceof ApiError) || error.problem.field !== 'delivery_slot') return undefined;
  const next = asRecord(asRecord(error.problem.details)?.next);
  const { date, slot_id, name } = next ?? {};
  if (typeof date !== 'string' || !isIstDate(date)) return undefined;
  if (typeof slot_id !== 'number' || typeof name !== 'string') return undefined;
  return { date, slotId: slot_id, name };
}

const asRecord = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
