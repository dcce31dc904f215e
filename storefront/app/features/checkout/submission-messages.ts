import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import {
  type OpenPart,
  openParts,
  type PlacedPart,
  placedParts,
  type Submission,
} from './submission.ts';

/** Message that an order was placed. */
function placedMessage({ department, uid }: PlacedPart): MessageDescriptor {
  const number = orderNumber(uid);
  return department === 'KITCHEN'
    ? msg`Your kitchen order #${number} is placed.`
    : msg`Your grocery order #${number} is placed.`;
}

const notPlacedMessages: Record<Department, MessageDescriptor> = {
  KITCHEN: msg`The kitchen order is not placed yet.`,
  GROCERY: msg`The grocery order is not placed yet.`,
};
const unknownOutcomeMessages: Record<Department, MessageDescriptor> = {
  KITCHEN: msg`The shop did not answer. We do not know yet whether the kitchen order is placed.`,
  GROCERY: msg`The shop did not answer. We do not know yet whether the grocery order is placed.`,
};

/** Message about an order that failed after another was placed. */
function partialFailureMessage({ department, state }: OpenPart, reason: string | undefined) {
  if (state === 'sent') return unknownOutcomeMessages[department];
  if (state !== 'refused' || reason === undefined) return notPlacedMessages[department];
  return department === 'KITCHEN'
    ? msg`The kitchen order is not: ${reason}`
    : msg`The grocery order is not: ${reason}`;
}

/** Message about the first order if none was placed; undefined if there is nothing to report. */
function firstOrderMessage({ state }: OpenPart, reason: string | undefined) {
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

/**
 * Messages about the orders in progress: which were placed and which were not, and for what
 * `reason`.
 */
export function submissionMessages(
  submission: Submission,
  reason: string | undefined,
): MessageDescriptor[] {
  const placed = placedParts(submission);
  const [firstOpen] = openParts(submission);
  if (firstOpen === undefined) return placed.map(placedMessage);
  if (placed.length > 0)
    return [...placed.map(placedMessage), partialFailureMessage(firstOpen, reason)];
  const message = firstOrderMessage(firstOpen, reason);
  return message === undefined ? [] : [message];
}
