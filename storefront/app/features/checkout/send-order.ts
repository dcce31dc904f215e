import type { PlaceOrder } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { isApiError } from '../../lib/api-error.ts';

/**
 * Asks for one order under its key and answers the uid. When the answer is lost on the way the same
 * question is asked once more: it gets the first answer.
 * @throws ApiError when the shop refuses or fails; whatever the transport throws when nothing answers.
 */
export async function sendOrder(api: Client, key: string, body: PlaceOrder): Promise<string> {
  const request = () => api('POST /api/v1/orders/', { body, headers: { 'idempotency-key': key } });
  const response = await request().catch((error: unknown) => {
    if (isApiError(error)) throw error;
    return request();
  });
  const [uid] = response.data;
  if (uid === undefined) throw new TypeError('an order was placed and not named');
  return uid;
}
