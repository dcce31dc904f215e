import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { type OpenPart, openParts, type PlacedPart, type Placing, placedParts } from './placing.ts';

/** That an order stands. */
export function standsMessage({ department, uid }: PlacedPart): MessageDescriptor {
  const number = orderNumber(uid);
  return department === 'KITCHEN'
    ? msg`Your kitchen order #${number} is placed.`
    : msg`Your grocery order #${number} is placed.`;
}

const notYet: Record<Department, MessageDescriptor> = {
  KITCHEN: msg`The kitchen order is not placed yet.`,
  GROCERY: msg`The grocery order is not placed yet.`,
};
const notKnown: Record<Department, MessageDescriptor> = {
  KITCHEN: msg`The shop did not answer. We do not know yet whether the kitchen order is placed.`,
  GROCERY: msg`The shop did not answer. We do not know yet whether the grocery order is placed.`,
};

/** How an order stands that failed beside one that was placed. */
function besideMessage({ department, state }: OpenPart, reason: string | undefined) {
  if (state === 'sent') return notKnown[department];
  if (state !== 'refused' || reason === undefined) return notYet[department];
  return department === 'KITCHEN'
    ? msg`The kitchen order is not: ${reason}`
    : msg`The grocery order is not: ${reason}`;
}

/** How the first order stands when none was placed; nothing when there is nothing to tell. */
function aloneMessage({ state }: OpenPart, reason: string | undefined) {
  switch (state) {
    case 'sent':
      return msg`The shop did not answer. We do not know yet whether your order is placed.`;
    case 'lost':
      return msg`Your order was not placed. Your cart is as it was.`;
    case 'refused':
      return reason === undefined ? undefined : msg`Nothing was ordered: ${reason}`;
    case 'waiting':
      return undefined;
  }
}

/** What there is to tell of orders under way: what stands, and what does not, for which `reason`. */
export function placingWords(placing: Placing, reason: string | undefined): MessageDescriptor[] {
  const placed = placedParts(placing);
  const [open] = openParts(placing);
  if (open === undefined) return placed.map(standsMessage);
  if (placed.length > 0) return [...placed.map(standsMessage), besideMessage(open, reason)];
  const told = aloneMessage(open, reason);
  return told === undefined ? [] : [told];
}
