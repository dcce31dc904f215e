import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/index.ts';
import { applyAction } from './apply-action.ts';
import { deliveriesQuery } from './queue-queries.ts';
import { useActions } from './use-actions.ts';

/** Returns the member's deliveries with the waiting actions applied, and the waiting and refused actions. */
export function useDeliveries() {
  const memberUid = useSession()?.member.uid ?? '';
  const query = useQuery(deliveriesQuery(memberUid));
  const { waiting, refused } = useActions();
  return {
    query,
    deliveries:
      query.data &&
      waiting.reduce((deliveries, { action }) => applyAction(deliveries, action), query.data.value),
    waiting,
    refused,
  };
}
