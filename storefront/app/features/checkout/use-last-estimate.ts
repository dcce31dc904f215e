import type { Estimate } from '@sabuja/contract';
import { ESTIMATE_LIFE_MINUTES } from '@sabuja/contract/limits';
import { minutes } from '@sabuja/kit';
import { useEffect, useState } from 'react';
import type { EstimateRequest } from './checkout-queries.ts';

/** What the amounts depend on: payment method, dates and slots do not affect them. */
const priceKey = ({ payment, selectionKey, ...priced }: EstimateRequest): string =>
  JSON.stringify(priced);

/** A received estimate and its request. `receivedAt`: by this device's clock, which may be wrong. */
type Received = { request: EstimateRequest; estimate: Estimate; receivedAt: number };

/**
 * The last estimate received, while it applies to the request and has not expired: its amounts are still right if newer
 * ones cannot be requested.
 */
export function useLastEstimate(
  request: EstimateRequest | undefined,
  received: Received | undefined,
): Estimate | undefined {
  const [last, setLast] = useState(received);
  if (received && received.estimate !== last?.estimate) setLast(received);
  const expiresAt = last && last.receivedAt + minutes(ESTIMATE_LIFE_MINUTES);
  const isExpired = useIsPast(expiresAt);
  if (last === undefined || request === undefined || isExpired) return undefined;
  return priceKey(last.request) === priceKey(request) ? last.estimate : undefined;
}

/** Whether a moment is past; renders again when it is. */
function useIsPast(moment: number | undefined): boolean {
  const [pastMoment, setPastMoment] = useState<number>();
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setTimeout(() => setPastMoment(moment), moment - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== undefined && pastMoment === moment;
}
