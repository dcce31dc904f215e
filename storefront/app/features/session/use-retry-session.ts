import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { sessionQuery } from './session-query.ts';

/** Returns a function that asks the server again whose session it is. */
export function useRetrySession(): () => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = sessionQuery(useApi());
  return () => client.refetchQueries({ queryKey });
}
