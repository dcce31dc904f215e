import type { PlaceOrder } from '@sabuja/contract';
import { ApiError, type Client } from '@sabuja/contract/client';

/**
 * Asks for one order under its key and answers the uid. When the answer is lost on the way the same
 * question is asked once more: it gets the first answer.
 * @throws ApiError when the shop refuses or fails; whatever the transport throws when nothing answers.
 */
export async function sendOrder(api: Client, key: string, body: PlaceOrder): Promise<string> {
  const ask = () => api('POST /api/v1/orders/', { body, headers: { 'idempotency-key': key } });
  const answer = await ask().catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    return ask();
  });
  const [uid] = answer.data;
  if (uid === undefined) throw new TypeError('an order was placed and not named');
  return uid;
}

/** A refusal settles an order. Silence, a fault of the server or a busy server leaves it open. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 425, 429].includes(error.status);
