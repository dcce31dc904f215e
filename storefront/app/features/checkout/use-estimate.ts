import { useLingui } from '@lingui/react/macro';
import type { Estimate } from '@sabuja/contract';
import { type Milliseconds, seconds } from '@sabuja/kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { useApi } from '../../lib/use-api.ts';
import { type EstimateRequest, estimateQuery } from './checkout-queries.ts';

const settleAfter = seconds(0.3);

export type EstimateState = {
  estimate: Estimate | undefined;
  calculating: boolean;
  failure: string | undefined;
  /** Asks again; answers the estimate, or nothing when it failed. */
  refresh: () => Promise<Estimate | undefined>;
};

/**
 * What the checkout costs as it stands now. Waits until changes settle; an answer to an earlier
 * question is never shown, because each question is cached under what it asked.
 */
export function useEstimate(request: EstimateRequest | undefined): EstimateState {
  const { t } = useLingui();
  const api = useApi();
  const asked = JSON.stringify(request ?? null);
  const settled = useSettled(asked, settleAfter);
  const current = JSON.parse(settled) as EstimateRequest | null;
  const query = useQuery({
    ...estimateQuery(api, current ?? nothingAsked),
    ...(current === null ? { queryFn: skipToken, refetchInterval: false as const } : {}),
  });
  const failed = t`Failed to calculate estimation. Please try again.`;
  const isCurrent = asked === settled && current !== null;
  return {
    estimate: isCurrent && !query.isError ? query.data : undefined,
    calculating: request !== undefined && (asked !== settled || query.isFetching),
    failure: isCurrent && query.isError ? errorMessage(query.error, failed) : undefined,
    refresh: async () => (await query.refetch()).data,
  };
}

const nothingAsked: EstimateRequest = {
  lines: [],
  address: '',
  pincode: '',
  same: false,
  payment: 'COD',
  customer: '',
  when: '',
};

/** The value once it has not changed for `delay`. */
function useSettled<T>(value: T, delay: Milliseconds): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
