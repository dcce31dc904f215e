import type { PlaceOrder } from '@sabuja/contract';
import type { Client } from '@sabuja/contract/client';
import { seconds } from '@sabuja/kit';
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
  if (uid === undefined) throw new TypeError('an order was placed, but the response has no uid');
  return uid;
}

/** The outcome of an order request that got no response. */
export type Outcome = { state: 'placed'; uid: string } | { state: 'lost' };

const SECOND_LOOK_DELAY = seconds(2);
const waitForSecondLook = () =>
  new Promise<void>((resolve) => setTimeout(resolve, SECOND_LOOK_DELAY));

/**
 * Asks the server which order it placed with this key. The server waits for an order that is being
 * placed; the second request covers an order request that had not reached it yet.
 */
export async function findOutcome(
  api: Client,
  key: string,
  wait: () => Promise<void> = waitForSecondLook,
): Promise<Outcome> {
  const uid = (await findPlaced(api, key)) ?? (await wait().then(() => findPlaced(api, key)));
  return uid === undefined ? { state: 'lost' } : { state: 'placed', uid };
}

async function findPlaced(api: Client, key: string): Promise<string | undefined> {
  const { data } = await api('GET /api/v1/orders/by-key/{key}', { params: { key } });
  return data[0];
}
