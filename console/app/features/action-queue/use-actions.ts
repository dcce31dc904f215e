import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/index.ts';
import { actionsQuery } from './queue-queries.ts';

/** What the member did that waits to be sent, and what was refused. */
export function useActions() {
  const memberUid = useSession()?.member.uid ?? '';
  const { data: actions = [] } = useQuery(actionsQuery(memberUid));
  return {
    waiting: actions.filter(({ refusal }) => !refusal),
    refused: actions.filter(({ refusal }) => refusal),
  };
}
