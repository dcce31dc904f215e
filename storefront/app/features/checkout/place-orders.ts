import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Department, PlaceOrder } from '@sabuja/contract';
import { ApiError, type Client } from '@sabuja/contract/client';
import type { Attempts } from './attempts.ts';

export type OrderToPlace = { department: Department; body: PlaceOrder; cartItems: number[] };
export type PlacedOrder = { department: Department; uid: string };
export type PlacingResult =
  | { placed: PlacedOrder[]; failure: undefined }
  | { placed: PlacedOrder[]; failure: { department: Department; error: unknown } };

/** Places the orders one after the other; stops at the first that fails. What is placed stands. */
export async function placeOrders(
  api: Client,
  attempts: Attempts,
  orders: readonly OrderToPlace[],
): Promise<PlacingResult> {
  const placed: PlacedOrder[] = [];
  for (const order of orders) {
    const { department } = order;
    try {
      placed.push({ department, uid: await placeOne(api, attempts, order) });
    } catch (error) {
      return { placed, failure: { department, error } };
    }
  }
  return { placed, failure: undefined };
}

async function placeOne(api: Client, attempts: Attempts, order: OrderToPlace): Promise<string> {
  const { key, body } = attempts.begin(order.department, order);
  const ask = () => api('POST /api/v1/orders/', { body, headers: { 'idempotency-key': key } });
  try {
    // The answer may have been lost on the way: the same question again gets the same answer.
    const answer = await ask().catch((error) => (isSilence(error) ? ask() : Promise.reject(error)));
    attempts.answered(order.department);
    return answer.data[0] ?? '';
  } catch (error) {
    if (isAnswer(error)) attempts.answered(order.department);
    throw error;
  }
}

const isSilence = (error: unknown): boolean => !(error instanceof ApiError);

/** A refusal settles the attempt. Silence, a server fault or a busy server leaves it open. */
const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 425, 429].includes(error.status);

/** What to tell when the second order stopped for a reason: exactly which order stands. */
export function halfPlacedMessage(
  { department, uid }: PlacedOrder,
  reason: string,
): MessageDescriptor {
  const number = uid.split('-')[0] ?? uid;
  return department === 'KITCHEN'
    ? msg`Your kitchen order #${number} is placed. The grocery order is not: ${reason}`
    : msg`Your grocery order #${number} is placed. The kitchen order is not: ${reason}`;
}
