import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/index.ts';
import { actionsQuery } from './queue-queries.ts';

/** Returns the member's actions that wait to be sent, and those that the server refused. */
export function useActions() {
  const memberUid = useSession()?.member.uid ?? '';
  const { data: actions = [] } = useQuery(actionsQuery(memberUid));
  return {
    waiting: actions.filter(({ refusal }) => !refusal),
    refused: actions.filter(({ refusal }) => refusal),
  };
}
