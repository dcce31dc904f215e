import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { orderQuery } from '../orders/index.ts';
import {
  findRemainingOrder,
  type OrderSelection,
  remainingEstimate,
} from './remaining-estimate.ts';
import { placedParts, type Submission } from './submission.ts';
import type { EstimateState } from './use-estimate.ts';

/**
 * After one of two orders was placed: the amounts of the other one from the shared estimate, while
 * that is valid.
 */
export function useRemainingEstimate(
  submission: Submission | undefined,
  selection: OrderSelection | undefined,
): EstimateState | undefined {
  const { t } = useLingui();
  const api = useApi();
  const remainingOrder =
    submission && selection && findRemainingOrder(submission, selection, Date.now());
  const uid = submission && placedParts(submission)[0]?.uid;
  const placed = useQuery({ ...orderQuery(api, uid ?? ''), enabled: remainingOrder !== undefined });
  if (remainingOrder === undefined || submission === undefined) return undefined;
  const remaining = placed.data && remainingEstimate(submission, placed.data);
  const fallback = t`Failed to calculate estimation. Please try again.`;
  return {
    estimate: remaining,
    displayed: remaining,
    isCalculating: placed.isLoading,
    failure: placed.isError ? errorMessage(placed.error, fallback) : undefined,
    field: undefined,
    refresh: async () => {
      const { data } = await placed.refetch();
      return data && remainingEstimate(submission, data);
    },
  };
}
