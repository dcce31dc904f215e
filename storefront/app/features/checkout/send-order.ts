import type { PlaceOrder } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { isApiError } from '@sabuja/ui/lib/api-error.ts';

/**
 * Places one order with its idempotency key and returns its uid. If the response is lost the
 * request is repeated once with the same key, which returns the first response.
 * @throws ApiError when the server rejects or fails; the transport's error when there is no
 * response.
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
