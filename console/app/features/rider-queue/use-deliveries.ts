import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/index.ts';
import { applyAction } from './apply-action.ts';
import { actionsQuery, deliveriesQuery } from './queue-queries.ts';

/** The member's deliveries as they are after what waits to be sent, and what waits or was refused. */
export function useDeliveries() {
  const memberUid = useSession()?.member.uid ?? '';
  const query = useQuery(deliveriesQuery(memberUid));
  const { data: actions = [] } = useQuery(actionsQuery(memberUid));
  const waiting = actions.filter(({ refusal }) => !refusal);
  return {
    query,
    loaded: query.data && {
      ...query.data,
      deliveries: waiting.reduce(
        (deliveries, { action }) => applyAction(deliveries, action),
        query.data.deliveries,
      ),
    },
    waiting,
    refused: actions.filter(({ refusal }) => refusal),
  };
}
