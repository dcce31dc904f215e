import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../lib/api-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { orderQuery } from '../orders/index.ts';
import { type Placing, placedParts } from './placing.ts';
import { type Chosen, leftOver, restOfEstimate } from './rest-of-estimate.ts';
import type { EstimateState } from './use-estimate.ts';

/** Of two orders one stands: what the other costs by the estimate of both, as long as that holds. */
export function useRestOfEstimate(
  placing: Placing | undefined,
  chosen: Chosen | undefined,
): EstimateState | undefined {
  const { t } = useLingui();
  const api = useApi();
  const left = placing && chosen && leftOver(placing, chosen, Date.now());
  const uid = placing && placedParts(placing)[0]?.uid;
  const placed = useQuery({ ...orderQuery(api, uid ?? ''), enabled: left !== undefined });
  if (left === undefined || placing === undefined) return undefined;
  const rest = placed.data && restOfEstimate(placing, placed.data);
  const failed = t`Failed to calculate estimation. Please try again.`;
  return {
    estimate: rest,
    shown: rest,
    calculating: placed.isLoading,
    failure: placed.isError ? errorMessage(placed.error, failed) : undefined,
    field: undefined,
    refresh: async () => {
      const { data } = await placed.refetch();
      return data && restOfEstimate(placing, data);
    },
  };
}
