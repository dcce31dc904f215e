import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FreeSlot } from '@sabuja/contract';
import { addDays, formatIstDay, istDate } from '@sabuja/kit';
import { shortSlotName } from './short-slot-name.ts';

/** Names a slot by its day in India, relative to `now`: 'tomorrow 8-10 AM'. */
export function slotText({ date, name }: FreeSlot, now: Date): MessageDescriptor {
  const slot = shortSlotName(name);
  const today = istDate(now);
  if (date === today) return msg`today ${slot}`;
  if (date === addDays(today, 1)) return msg`tomorrow ${slot}`;
  const day = formatIstDay(date);
  return msg`${day}, ${slot}`;
}
