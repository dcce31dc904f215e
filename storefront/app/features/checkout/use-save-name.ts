import type { User } from '@sabuja/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { sessionQuery } from '../session/index.ts';

/**
 * Saves the name given at checkout to a profile that has none, so that it is asked once. A failure
 * is ignored: the order carries the name, and the next checkout asks again.
 */
export function useSaveName(user: User): (name: string) => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  return async (name) => {
    const fullName = name.trim();
    if (fullName === '' || user.full_name?.trim()) return;
    await api('PUT /api/v1/users/{uid}', {
      params: { uid: user.uid },
      form: { full_name: fullName },
    }).then(
      (result) => client.setQueryData(sessionQuery(api).queryKey, result.user),
      () => undefined,
    );
  };
}
